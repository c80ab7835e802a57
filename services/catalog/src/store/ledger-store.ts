import { trusted } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import type { StoredProduct } from '../domain/product.ts';
import type { Ledger, Movement } from '../domain/stock-ledger.ts';
import { productModel } from './product-model.ts';

const MAX_MOVEMENTS = 200;
/** Margin above `KEPT` before folding, so that it does not run for every movement. */
const SLACK = 50;

/** Each fold is one idempotent pipeline update. */
export type LedgerStore = {
  find: (id: string) => Promise<Ledger | null>;
  /** Kept movements only; includes hidden products. */
  findOfOrder: (orderID: string, productIDs: string[]) => Promise<OrderMovement[]>;
  /** Folds the oldest movements into the opening balance. @returns changed products */
  foldMovements: () => Promise<number>;
  foldSales: (before: Date) => Promise<number>;
  forgetSoldByDay: (firstRecentDay: string) => Promise<number>;
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
        ledger.movements
          .filter((movement) => movement.orderID === orderID)
          .map((movement) => ({ ...movement, title })),
      );
    },
    foldMovements: () =>
      update(
        { [`ledger.movements.${MAX_MOVEMENTS + SLACK}`]: { $exists: true } },
        {
          'ledger.opening': {
            $add: ['$ledger.opening', { $sum: { $map: { input: oldest, in: '$$this.change' } } }],
          },
          'ledger.sizes': sumsByKey({
            $reduce: { input: oldest, initialValue: entriesOf('$ledger.sizes'), in: withSizes },
          }),
          'ledger.openedAt': { $last: { $map: { input: oldest, in: '$$this.at' } } },
          'ledger.movements': { $slice: ['$ledger.movements', -MAX_MOVEMENTS] },
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
    forgetSoldByDay: (firstDay) => {
      const recent = { $filter: { input: soldByDay, cond: { $gte: ['$$this.k', firstDay] } } };
      return update(anyOf(soldByDay, { $lt: ['$$this.k', firstDay] }), {
        soldByDay: { $arrayToObject: recent },
        soldRecently: { $sum: { $map: { input: recent, in: '$$this.v' } } },
      });
    },
    forgetFreed: (before) =>
      update(anyOf(freed, isBefore(before)), {
        freed: { $arrayToObject: { $filter: { input: freed, cond: { $not: isBefore(before) } } } },
      }),
  };
}

const oldest = {
  $slice: ['$ledger.movements', { $subtract: [{ $size: '$ledger.movements' }, MAX_MOVEMENTS] }],
};
const sales = { $objectToArray: '$sold' };
const freed = { $objectToArray: '$freed' };

const entriesOf = (object: string) => ({ $objectToArray: { $ifNull: [object, {}] } });
const soldByDay = entriesOf('$soldByDay');
const withSizes = { $concatArrays: ['$$value', entriesOf('$$this.sizes')] };

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
