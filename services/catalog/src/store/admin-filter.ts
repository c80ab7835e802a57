import { partPattern, trusted } from '@shop/service-kit';
import type { QueryFilter } from 'mongoose';
import type { StoredProduct } from '../domain/product.ts';

type Filter = QueryFilter<StoredProduct>;

export type AdminFilter = {
  ids?: string[];
  words?: string;
  kategoria?: string[];
  kokoelmat?: string[];
  state?: string;
  stock?: 'low' | 'out';
  onSaleAt?: Date;
};

const LOW_STOCK = 10;

/** Ignores case and accents; two letters match only the beginning of a title's word. */
function wordFilter(word: string): Filter {
  const part = partPattern(word);
  const matches = (pattern: string) => trusted({ $regex: pattern, $options: 'i' });
  if (/^\p{L}{1,2}$/u.test(word)) return { title: matches(String.raw`(?:^|[^\p{L}\p{N}])${part}`) };
  return {
    $or: ['title', 'description', 'material', 'kategoria'].map((field) => ({ [field]: matches(part) })),
  };
}

function isOnSale(at: Date) {
  const step = { $last: { $filter: { input: '$plan', cond: { $lte: ['$$this.at', at] } } } };
  const cents = { $getField: { field: 'saleCents', input: step } };
  return { $ne: [{ $ifNull: [cents, null] }, null] };
}

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
    deletedAt: state === 'deleted' ? trusted({ $ne: null }) : null,
    ...(ids ? { _id: trusted({ $in: ids }) } : {}),
    ...(kategoria ? { kategoria: trusted({ $in: kategoria }) } : {}),
    ...(kokoelmat ? { kokoelmat: trusted({ $in: kokoelmat }) } : {}),
    ...(state && state !== 'deleted' ? { state } : {}),
    ...(stock === 'out' ? { stock: 0 } : {}),
    ...(stock === 'low' ? { stock: trusted({ $gt: 0, $lt: LOW_STOCK }) } : {}),
    ...(onSaleAt ? { $expr: trusted(isOnSale(onSaleAt)) } : {}),
    ...(wordFilters.length > 0 ? { $and: wordFilters } : {}),
  } as Filter;
}
