import { trusted } from '@shop/service-kit';
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
};

const LOW_STOCK = 10;

/** A pattern that matches the word as it is written, whatever signs it holds. */
const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A word may stand in any of the fields that describe the product. */
function wordFilter(word: string): Filter {
  const pattern = trusted({ $regex: literal(word), $options: 'i' });
  return {
    $or: ['title', 'description', 'material', 'kategoria'].map((field) => ({ [field]: pattern })),
  };
}

/** The products that a list means; never a deleted one. */
export function adminFilter({ ids, words, kategoria, kokoelmat, state, stock }: AdminFilter): Filter {
  const wordFilters = (words ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 6).map(wordFilter);
  return {
    deletedAt: null,
    ...(ids ? { _id: trusted({ $in: ids }) } : {}),
    ...(kategoria ? { kategoria: trusted({ $in: kategoria }) } : {}),
    ...(kokoelmat ? { kokoelmat: trusted({ $in: kokoelmat }) } : {}),
    ...(state ? { state } : {}),
    ...(stock === 'out' ? { stock: 0 } : {}),
    ...(stock === 'low' ? { stock: trusted({ $gt: 0, $lt: LOW_STOCK }) } : {}),
    ...(wordFilters.length > 0 ? { $and: wordFilters } : {}),
  } as Filter;
}
