import type {
  CommitInput,
  FinishInput,
  ProductLookup,
  ProductLookupInput,
  ProductSnapshot,
  ReleaseInput,
  Reserved,
  ReserveInput,
  OwnReview,
  ReturnInput,
  ShopSettings,
  WithholdInput,
} from '@shop/contracts';
import { stockOfSize } from '@shop/shop-rules';
import type { Product } from '@shop/reconciliation';
import { ShopError } from '@shop/service-kit';
import { someSettings, type StandInHandler } from '@shop/testing';

type Place = ProductSnapshot & {
  holds: Map<
    string,
    { quantity: number; generation: number; buyerId: string | null; bySize: ReserveInput['sizes'] }
  >;
  /** By order: up to which generation it was freed. */
  freed: Map<string, number>;
  sold: Map<string, number>;
  /** The pieces that came back, by refund. */
  returned: Map<string, number>;
  finished: Set<string>;
  received: number;
};

const aReview = {
  id: 'f'.repeat(24),
  name: 'Aino',
  stars: 5,
  text: 'Lämmin.',
  size: 'M',
  fit: null,
  pictures: [],
  at: new Date(0).toISOString(),
  reply: null,
  hiddenFor: null,
  isExample: false,
  productID: 'f'.repeat(24),
  product: 'Usva-mekko',
};

type Stocked = Pick<ProductSnapshot, 'stock' | 'pieces'>;

/** The catalogue's stock, with holds that behave as the real ones do. */
export type CatalogStandIn = {
  put: (product: ProductSnapshot) => ProductSnapshot;
  /** What is free, held and sold of a product. */
  count: (productID: string) => { stock: number; held: number; sold: number };
  holdsOf: (orderID: string) => number;
  isFinished: (orderID: string, productID: string) => boolean;
  /** What is free of each size, where the product keeps its pieces so. */
  piecesOf: (productID: string) => ProductSnapshot['pieces'];
  /** How many pieces of each size an order holds of a product. */
  sizesHeld: (orderID: string, productID: string) => ReserveInput['sizes'] | undefined;
  /** What the catalogue tells this buyer of products. */
  lookup: (input: ProductLookupInput) => ProductSnapshot[];
  /** What the catalogue's database would say. */
  books: () => Product[];
  /** As after a database was brought back from a backup: the order holds its pieces again, or some of what is free. */
  plantHold: (productID: string, orderID: string, quantity: number) => void;
  change: (productID: string, fields: Partial<ProductSnapshot>) => void;
  /** What the owner has decided; the first settings until a test sets others. */
  set: (fields: Partial<ShopSettings>) => void;
  reviews: (Pick<OwnReview, 'orderID' | 'line'> & { userID: string })[];
  /** Lets the first delivery method cost so much, until the answer is called. */
  charge: (cents: number) => () => void;
  routes: Record<string, StandInHandler>;
};

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, value) => total + value, 0);

const isShort = (place: Stocked, sizes: ReserveInput['sizes']) =>
  Object.entries(sizes).some(([size, n]) => stockOfSize(place, size) < n);

function move({ pieces }: Stocked, sizes: ReserveInput['sizes'], sign: 1 | -1): void {
  if (!pieces) return;
  for (const [size, n] of Object.entries(sizes)) pieces[size] = (pieces[size] ?? 0) + sign * n;
}

/** The stand-in keeps no ledger, so that says what the stock is. */
function booked({ _id, title, stock, received, pieces, holds, sold, returned }: Place): Product {
  return {
    _id,
    title,
    stock,
    received,
    soldBefore: 0,
    holds: Object.fromEntries(holds),
    sold: Object.fromEntries(
      [...sold].map(([orderID, quantity]) => [orderID, { quantity, at: new Date(0) }]),
    ),
    returned: Object.fromEntries(returned),
    ledger: { opening: stock, movements: [], ...(pieces ? { sizes: { ...pieces } } : {}) },
    ...(pieces ? { pieces: { ...pieces } } : {}),
  };
}

function queued({ toOrder, holds, sold }: Place): Reserved {
  if (!toOrder) return {};
  const pieces = sum([...holds.values()].map(({ quantity }) => quantity)) + sum(sold.values());
  return { queuedDays: toOrder.queuedDays + pieces * toOrder.daysOfWork };
}

export function createCatalogStandIn(): CatalogStandIn {
  const places = new Map<string, Place>();
  let settings = someSettings();
  const reviews: CatalogStandIn['reviews'] = [];
  const get = (productID: string): Place => {
    const place = places.get(productID);
    if (!place) throw new ShopError({ code: 'out-of-stock' });
    return place;
  };
  const count: CatalogStandIn['count'] = (productID) => {
    const { stock, holds, sold } = get(productID);
    return {
      stock,
      held: sum([...holds.values()].map(({ quantity }) => quantity)),
      sold: sum(sold.values()),
    };
  };
  const reserve = ({ orderID, productID, quantity, generation, buyer, sizes }: ReserveInput): void => {
    const place = get(productID);
    const hold = place.holds.get(orderID);
    if (place.sold.has(orderID)) return;
    if (hold ? hold.generation > generation : (place.freed.get(orderID) ?? -1) >= generation) {
      throw new ShopError({ code: 'order-closed' });
    }
    if (hold) hold.generation = generation;
    else if (place.stock < quantity || isShort(place, sizes)) throw new ShopError({ code: 'out-of-stock' });
    else {
      place.stock -= quantity;
      move(place, sizes, -1);
      place.holds.set(orderID, { quantity, generation, buyerId: buyer, bySize: sizes });
    }
  };
  const release = ({ orderID, productID, generation }: ReleaseInput) => {
    const place = get(productID);
    const hold = place.holds.get(orderID);
    if (place.sold.has(orderID) || (hold && hold.generation > generation)) return;
    place.freed.set(orderID, Math.max(place.freed.get(orderID) ?? 0, generation));
    if (!hold) return;
    place.holds.delete(orderID);
    place.stock += hold.quantity;
    move(place, hold.bySize, 1);
  };
  const withhold = ({ orderID, productID }: WithholdInput) => {
    const hold = get(productID).holds.get(orderID);
    if (hold) hold.buyerId = null;
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
        finished: _finished,
        received: _received,
        ...snapshot
      } = place;
      const own = [...holds.values()].filter(({ buyerId }) => buyerId === buyer);
      const seen = { ...snapshot, stock: snapshot.stock + sum(own.map(({ quantity }) => quantity)) };
      if (!seen.pieces) return seen;
      seen.pieces = { ...seen.pieces };
      for (const { bySize } of own) move(seen, bySize, 1);
      return seen;
    });
  const commit = ({ orderID, productID }: CommitInput) => {
    const place = get(productID);
    const hold = place.holds.get(orderID);
    if (place.sold.has(orderID)) return;
    if (!hold) throw new ShopError({ code: 'out-of-stock' });
    place.holds.delete(orderID);
    place.sold.set(orderID, hold.quantity);
  };
  const putBack = ({ orderID, productID, refundId, quantity, sizes }: ReturnInput) => {
    const place = get(productID);
    if (place.returned.has(refundId)) return;
    const remaining = (place.sold.get(orderID) ?? 0) - quantity;
    if (remaining < 0) throw new ShopError({ code: 'out-of-stock' });
    place.returned.set(refundId, quantity);
    place.sold.set(orderID, remaining);
    place.stock += quantity;
    move(place, sizes, 1);
  };
  return {
    put: (product) => {
      const extra = {
        holds: new Map(),
        freed: new Map(),
        sold: new Map(),
        returned: new Map<string, number>(),
        finished: new Set<string>(),
      };
      const own = product.pieces ? { pieces: { ...product.pieces } } : {};
      places.set(product._id, { ...product, ...own, ...extra, received: product.stock });
      return product;
    },
    count,
    holdsOf: (orderID) => [...places.values()].filter(({ holds }) => holds.has(orderID)).length,
    isFinished: (orderID, productID) => get(productID).finished.has(orderID),
    piecesOf: (productID) => get(productID).pieces,
    sizesHeld: (orderID, productID) => get(productID).holds.get(orderID)?.bySize,
    lookup,
    books: () => [...places.values()].map(booked),
    plantHold: (productID, orderID, quantity) => {
      const place = get(productID);
      if (!place.sold.delete(orderID)) place.stock -= quantity;
      place.freed.delete(orderID);
      place.holds.set(orderID, { quantity, generation: 0, buyerId: null, bySize: {} });
    },
    set: (fields) => {
      settings = { ...settings, ...fields };
    },
    reviews,
    charge: (cents) => {
      const before = settings;
      const [first, ...others] = settings.delivery;
      if (first) settings = { ...settings, delivery: [{ ...first, cents }, ...others] };
      return () => {
        settings = before;
      };
    },
    change: (productID, fields) => void Object.assign(get(productID), fields),
    routes: {
      'POST /internal/products/lookup': ({ body }): ProductLookup => ({
        products: lookup(body as ProductLookupInput),
        settings,
      }),
      'GET /internal/settings': () => settings,
      'POST /internal/reviews/own': ({ body }): OwnReview[] =>
        reviews
          .filter(({ userID }) => userID === (body as { userID: string }).userID)
          .map(({ orderID, line }) => ({ ...aReview, orderID, line })),
      'POST /internal/orders/:orderID/timeline': ({ body }) =>
        (body as { productIDs: string[] }).productIDs.map((productID) => {
          const at = new Date(1_000).toISOString();
          return { at, kind: 'stock', what: 'reserved', pieces: -1, about: get(productID).title };
        }),
      'GET /internal/holds': () =>
        [...places.values()].flatMap(({ _id: productID, holds, toOrder, sold, finished }) => [
          ...[...holds].map(([orderID, { generation }]) => ({ productID, orderID, generation })),
          ...[...sold]
            .filter(([orderID, quantity]) => toOrder && quantity > 0 && !finished.has(orderID))
            .map(([orderID, quantity]) => ({
              productID,
              orderID,
              generation: 0,
              paidPlaces: { M: quantity },
            })),
        ]),
      'POST /internal/holds/reserve': ({ body }) => {
        reserve(body as ReserveInput);
        return queued(get((body as ReserveInput).productID));
      },
      'POST /internal/holds/finish': ({ body }) => {
        const { orderID, productID } = body as FinishInput;
        get(productID).finished.add(orderID);
      },
      'POST /internal/holds/release': ({ body }) => release(body as ReleaseInput),
      'POST /internal/holds/withhold': ({ body }) => withhold(body as WithholdInput),
      'POST /internal/holds/commit': ({ body }) => commit(body as CommitInput),
      'POST /internal/holds/return': ({ body }) => putBack(body as ReturnInput),
    },
  };
}
