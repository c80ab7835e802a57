import type { CommitInput, ProductSnapshot, ReleaseInput, ReserveInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { StandInHandler } from '@shop/testing';

type Place = ProductSnapshot & {
  holds: Map<string, { q: number; g: number }>;
  sold: Map<string, number>;
  received: number;
};

/** The catalogue's stock, with holds that behave as the real ones do. */
export type CatalogStandIn = {
  put: (product: ProductSnapshot) => ProductSnapshot;
  /** What is free, held and sold of a product. */
  count: (productID: string) => { stock: number; held: number; sold: number };
  holdsOf: (orderID: string) => number;
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
  const reserve = ({ orderID, productID, quantity, gen }: ReserveInput) => {
    const place = get(productID);
    const hold = place.holds.get(orderID);
    if (place.sold.has(orderID)) return;
    if (hold) hold.g = Math.max(hold.g, gen);
    else if (place.stock < quantity) throw new ShopError({ code: 'out-of-stock' });
    else {
      place.stock -= quantity;
      place.holds.set(orderID, { q: quantity, g: gen });
    }
  };
  const release = ({ orderID, productID, gen }: ReleaseInput) => {
    const place = get(productID);
    const hold = place.holds.get(orderID);
    if (!hold || hold.g > gen) return;
    place.holds.delete(orderID);
    place.stock += hold.q;
  };
  const commit = ({ orderID, productID }: CommitInput) => {
    const place = get(productID);
    const hold = place.holds.get(orderID);
    if (place.sold.has(orderID)) return;
    if (!hold) throw new ShopError({ code: 'out-of-stock' });
    place.holds.delete(orderID);
    place.sold.set(orderID, hold.q);
  };
  return {
    put: (product) => {
      const extra = { holds: new Map(), sold: new Map(), received: product.stock };
      places.set(product._id, { ...product, ...extra });
      return product;
    },
    count,
    holdsOf: (orderID) => [...places.values()].filter(({ holds }) => holds.has(orderID)).length,
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
      'POST /internal/products/lookup': ({ body }) =>
        (body as { ids: string[] }).ids.flatMap((id) => {
          const place = places.get(id);
          if (!place) return [];
          const { holds: _holds, sold: _sold, received: _received, ...snapshot } = place;
          return snapshot;
        }),
      'POST /internal/holds/reserve': ({ body }) => reserve(body as ReserveInput),
      'POST /internal/holds/release': ({ body }) => release(body as ReleaseInput),
      'POST /internal/holds/commit': ({ body }) => commit(body as CommitInput),
    },
  };
}
