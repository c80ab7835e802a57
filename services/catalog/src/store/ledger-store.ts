import { trusted } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import type { StoredProduct } from '../domain/product.ts';
import type { Ledger, Movement } from '../domain/stock-ledger.ts';
import { productModel } from './product-model.ts';

/** So many movements are kept one by one … */
const KEPT = 200;
/** … and so many more may gather before they are folded, so that not every movement asks for it. */
const SLACK = 50;

/**
 * The ledger of each product's stock, inside the product. Its movements are written by the stores that change the
 * stock, in the same update; here they are read and folded. Each fold is one update that computes from what stands
 * there, so that several processes may do it at once, and again.
 */
export type LedgerStore = {
  /** A product's ledger, or null for a product that is not there or is deleted. */
  find: (id: string) => Promise<Ledger | null>;
  /** What an order has moved of these products, hidden ones too, as far as it is kept one by one. */
  findOfOrder: (orderID: string, productIDs: string[]) => Promise<OrderMovement[]>;
  /** Adds the oldest movements of long ledgers to their opening balance. @returns of how many products */
  foldMovements: () => Promise<number>;
  /** Adds what was sold before that time to the product's sum. @returns of how many products */
  foldSales: (before: Date) => Promise<number>;
  /** Forgets what was freed before that time. @returns of how many products */
  forgetFreed: (before: Date) => Promise<number>;
};

type OrderMovement = Movement & { title: string };

type Products = ReturnType<typeof productModel>;

async function updateAll(products: Products, filter: object, set: object): Promise<number> {
  const { modifiedCount } = await products.collection.updateMany(filter, [
    { $set: { ...set, changedAt: '$$NOW' } },
  ]);
  return modifiedCount;
}

export function openLedgerStore(connection: Connection): LedgerStore {
  const products = productModel(connection);
  const update = (filter: object, set: object) => updateAll(products, filter, set);
  return {
    find: async (id) => {
      const product = await products
        .findOne({ _id: id, deletedAt: null }, { ledger: 1 })
        .lean<Pick<StoredProduct, 'ledger'>>();
      return product?.ledger ?? null;
    },
    findOfOrder: async (orderID, productIDs) => {
      const found = await products
        .find({ _id: trusted({ $in: productIDs }) }, { title: 1, 'ledger.movements': 1 })
        .lean<Pick<StoredProduct, 'title' | 'ledger'>[]>();
      return found.flatMap(({ title, ledger }) =>
        ledger.movements.filter((one) => one.orderID === orderID).map((one) => ({ ...one, title })),
      );
    },
    foldMovements: () =>
      update(
        { [`ledger.movements.${KEPT + SLACK}`]: { $exists: true } },
        {
          'ledger.opening': {
            $add: ['$ledger.opening', { $sum: { $map: { input: oldest, in: '$$this.change' } } }],
          },
          'ledger.sizes': sumsByKey({
            $reduce: { input: oldest, initialValue: entriesOf('$ledger.sizes'), in: withSizes },
          }),
          'ledger.openedAt': { $last: { $map: { input: oldest, in: '$$this.at' } } },
          'ledger.movements': { $slice: ['$ledger.movements', -KEPT] },
        },
      ),
    foldSales: (before) => {
      const isOld = isBefore(before);
      const old = { $filter: { input: sales, cond: isOld } };
      return update(anyOf(sales, isOld), {
        soldBefore: { $add: ['$soldBefore', { $sum: { $map: { input: old, in: '$$this.v.quantity' } } }] },
        sold: { $arrayToObject: { $filter: { input: sales, cond: { $not: isOld } } } },
      });
    },
    forgetFreed: (before) =>
      update(anyOf(freed, isBefore(before)), {
        freed: { $arrayToObject: { $filter: { input: freed, cond: { $not: isBefore(before) } } } },
      }),
  };
}

/** The movements beyond those that are kept. */
const oldest = {
  $slice: ['$ledger.movements', { $subtract: [{ $size: '$ledger.movements' }, KEPT] }],
};
/** The sales, and what was freed, by order, each as a list of `{ k, v }`. */
const sales = { $objectToArray: '$sold' };
const freed = { $objectToArray: { $ifNull: ['$freed', {}] } };

/** An object's entries as a list of `{ k, v }`; none for what is not there. */
const entriesOf = (object: string) => ({ $objectToArray: { $ifNull: [object, {}] } });
const withSizes = { $concatArrays: ['$$value', entriesOf('$$this.sizes')] };

/** The sum of the values of each key, as an object. */
function sumsByKey(entries: object) {
  const ofKey = { $filter: { input: '$$entries', as: 'one', cond: { $eq: ['$$one.k', '$$key'] } } };
  const sum = { $sum: { $map: { input: ofKey, in: '$$this.v' } } };
  const keys = { $setUnion: [{ $map: { input: '$$entries', in: '$$this.k' } }, []] };
  const sums = { $arrayToObject: { $map: { input: keys, as: 'key', in: { k: '$$key', v: sum } } } };
  return { $let: { vars: { entries }, in: sums } };
}

const isBefore = (before: Date) => ({ $lt: ['$$this.v.at', before] });
const anyOf = (entries: object, condition: object) => ({
  $expr: { $anyElementTrue: { $map: { input: entries, in: condition } } },
});
