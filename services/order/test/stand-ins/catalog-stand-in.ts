import type {
  CommitInput,
  ProductLookupInput,
  ProductSnapshot,
  ReleaseInput,
  ReserveInput,
  ReturnInput,
  WithholdInput,
} from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { StandInHandler } from '@shop/testing';

type Place = ProductSnapshot & {
  holds: Map<string, { q: number; g: number; u: string | null; s: ReserveInput['sizes'] }>;
  /** By order: up to which generation it was freed. */
  freed: Map<string, number>;
  sold: Map<string, number>;
  /** The refunds whose pieces came back. */
  returned: Set<string>;
  received: number;
};

/** The catalogue's stock, with holds that behave as the real ones do. */
export type CatalogStandIn = {
  put: (product: ProductSnapshot) => ProductSnapshot;
  /** What is free, held and sold of a product. */
  count: (productID: string) => { stock: number; held: number; sold: number };
  holdsOf: (orderID: string) => number;
  /** How many pieces of each size an order holds of a product. */
  sizesHeld: (orderID: string, productID: string) => ReserveInput['sizes'] | undefined;
  /** What the catalogue tells this buyer of products. */
  lookup: (input: ProductLookupInput) => ProductSnapshot[];
  /** Throws when pieces were lost or made out of nothing. */
  assertWhole: () => void;
  change: (productID: string, fields: Partial<ProductSnapshot>) => void;
  routes: Record<string, StandInHandler>;
};

const sum = (numbers: Iterable<number>) => [...numbers].reduce((one, other) => one + other, 0);

export function createCatalogStandIn(): CatalogStandIn {
  const places = new Map<string, Place>();
  const get = (productID: string): Place => {
    const place = places.get(productID);
    if (!place) throw new ShopError({ code: 'out-of-stock' });
    return place;
  };
  const count: CatalogStandIn['count'] = (productID) => {
    const { stock, holds, sold } = get(productID);
    return { stock, held: sum([...holds.values()].map(({ q }) => q)), sold: sum(sold.values()) };
  };
  const reserve = ({ orderID, productID, quantity, gen, buyer, sizes }: ReserveInput) => {
    const place = get(productID);
    const hold = place.holds.get(orderID);
    if (place.sold.has(orderID)) return;
    if (hold ? hold.g > gen : (place.freed.get(orderID) ?? -1) >= gen) {
      throw new ShopError({ code: 'order-closed' });
    }
    if (hold) hold.g = gen;
    else if (place.stock < quantity) throw new ShopError({ code: 'out-of-stock' });
    else {
      place.stock -= quantity;
      place.holds.set(orderID, { q: quantity, g: gen, u: buyer, s: sizes });
    }
  };
  const release = ({ orderID, productID, gen }: ReleaseInput) => {
    const place = get(productID);
    const hold = place.holds.get(orderID);
    if (place.sold.has(orderID) || (hold && hold.g > gen)) return;
    place.freed.set(orderID, Math.max(place.freed.get(orderID) ?? 0, gen));
    if (!hold) return;
    place.holds.delete(orderID);
    place.stock += hold.q;
  };
  const withhold = ({ orderID, productID }: WithholdInput) => {
    const hold = get(productID).holds.get(orderID);
    if (hold) hold.u = null;
  };
  const lookup = ({ ids, buyer }: ProductLookupInput): ProductSnapshot[] =>
    ids.flatMap((id) => {
      const place = places.get(id);
      if (!place) return [];
      const {
        holds,
        freed: _freed,
        sold: _sold,
        returned: _returned,
        received: _received,
        ...snapshot
      } = place;
      const own = [...holds.values()].filter(({ u }) => u === buyer).map(({ q }) => q);
      return { ...snapshot, stock: snapshot.stock + sum(own) };
    });
  const commit = ({ orderID, productID }: CommitInput) => {
    const place = get(productID);
    const hold = place.holds.get(orderID);
    if (place.sold.has(orderID)) return;
    if (!hold) throw new ShopError({ code: 'out-of-stock' });
    place.holds.delete(orderID);
    place.sold.set(orderID, hold.q);
  };
  const putBack = ({ orderID, productID, refundId, quantity }: ReturnInput) => {
    const place = get(productID);
    if (place.returned.has(refundId)) return;
    const left = (place.sold.get(orderID) ?? 0) - quantity;
    if (left < 0) throw new ShopError({ code: 'out-of-stock' });
    place.returned.add(refundId);
    place.sold.set(orderID, left);
    place.stock += quantity;
  };
  return {
    put: (product) => {
      const extra = { holds: new Map(), freed: new Map(), sold: new Map(), returned: new Set<string>() };
      places.set(product._id, { ...product, ...extra, received: product.stock });
      return product;
    },
    count,
    holdsOf: (orderID) => [...places.values()].filter(({ holds }) => holds.has(orderID)).length,
    sizesHeld: (orderID, productID) => get(productID).holds.get(orderID)?.s,
    lookup,
    assertWhole: () => {
      for (const { _id, received } of places.values()) {
        const { stock, held, sold } = count(_id);
        if (stock < 0 || stock + held + sold !== received) {
          throw new Error(`${_id}: ${received} received, ${stock} free, ${held} held, ${sold} sold`);
        }
      }
    },
    change: (productID, fields) => void Object.assign(get(productID), fields),
    routes: {
      'POST /internal/products/lookup': ({ body }) => lookup(body as ProductLookupInput),
      'POST /internal/holds/reserve': ({ body }) => reserve(body as ReserveInput),
      'POST /internal/holds/release': ({ body }) => release(body as ReleaseInput),
      'POST /internal/holds/withhold': ({ body }) => withhold(body as WithholdInput),
      'POST /internal/holds/commit': ({ body }) => commit(body as CommitInput),
      'POST /internal/holds/return': ({ body }) => putBack(body as ReturnInput),
    },
  };
}
