import { partPattern, trusted } from '@shop/service-kit';
import type { QueryFilter } from 'mongoose';
import type { StoredProduct } from '../domain/product.ts';

type Filter = QueryFilter<StoredProduct>;

/** What the maker's list is narrowed by. */
export type AdminFilter = {
  ids?: string[];
  words?: string;
  kategoria?: string[];
  kokoelmat?: string[];
  state?: string;
  stock?: 'low' | 'out';
  /** Those whose sale holds at that moment. */
  onSaleAt?: Date;
};

const LOW_STOCK = 10;

/** A word may stand in any of the fields that describe the product, case and accents aside. */
function wordFilter(word: string): Filter {
  const pattern = trusted({ $regex: partPattern(word), $options: 'i' });
  return {
    $or: ['title', 'description', 'material', 'kategoria'].map((field) => ({ [field]: pattern })),
  };
}

/** Whether the step of a moment, or the sale of a product that has no plan, is a sale; as an expression of the database. */
function isOnSale(at: Date) {
  const plan = { $ifNull: ['$plan', []] };
  const step = { $last: { $filter: { input: plan, cond: { $lte: ['$$this.at', at] } } } };
  const cents = {
    $cond: [
      { $gt: [{ $size: plan }, 0] },
      { $getField: { field: 'saleCents', input: step } },
      '$salePriceCents',
    ],
  };
  return { $ne: [{ $ifNull: [cents, null] }, null] };
}

/** The products that a list means; never a deleted one. */
export function adminFilter({
  ids,
  words,
  kategoria,
  kokoelmat,
  state,
  stock,
  onSaleAt,
}: AdminFilter): Filter {
  const wordFilters = (words ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 6).map(wordFilter);
  return {
    deletedAt: null,
    ...(ids ? { _id: trusted({ $in: ids }) } : {}),
    ...(kategoria ? { kategoria: trusted({ $in: kategoria }) } : {}),
    ...(kokoelmat ? { kokoelmat: trusted({ $in: kokoelmat }) } : {}),
    ...(state ? { state } : {}),
    ...(stock === 'out' ? { stock: 0 } : {}),
    ...(stock === 'low' ? { stock: trusted({ $gt: 0, $lt: LOW_STOCK }) } : {}),
    ...(onSaleAt ? { $expr: trusted(isOnSale(onSaleAt)) } : {}),
    ...(wordFilters.length > 0 ? { $and: wordFilters } : {}),
  } as Filter;
}
