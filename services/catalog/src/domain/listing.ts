import { z } from 'zod';
import type { ShownProduct } from './product.ts';
import { MAX_UNPAGED, pagingSchema } from '@shop/contracts';
import {
  filterGroups,
  normaliseCollection,
  saleFilters,
  sizesInStock,
  unitPriceCents,
} from '@shop/shop-rules';

export const listSorts = ['newest', 'price-asc', 'price-desc', 'name'] as const;
export type ListSort = (typeof listSorts)[number];

export type ListQuery = {
  kategoria?: string[];
  kokoelmat?: string[];
  koko?: string[];
  ale?: string[];
  sort: ListSort;
  skip: number;
  limit: number;
};

const lastValue = z.preprocess(
  (value) => (Array.isArray(value) ? value.at(-1) : value),
  z.string().max(500).optional(),
);
const idList = lastValue.transform((value) => {
  const list = (value ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  return list.length > 0 ? list : undefined;
});

export const listQuerySchema = z
  .object({
    kategoria: idList,
    kokoelmat: idList.transform((list) => list?.map(normaliseCollection)),
    koko: idList,
    ale: idList,
    facets: lastValue,
    sort: lastValue.transform((value) => listSorts.find((sort) => sort === value) ?? 'newest'),
    page: pagingSchema.shape.page,
    limit: pagingSchema.shape.limit,
  })
  .transform(({ page, limit, facets, ...rest }) => {
    const isPaged = page !== undefined || limit !== undefined;
    const size = isPaged ? (limit ?? 24) : MAX_UNPAGED;
    return {
      wantsFacets: facets === '1',
      query: {
        ...rest,
        limit: size,
        skip: ((page ?? 1) - 1) * size,
      } satisfies ListQuery,
    };
  });

const byName = new Intl.Collator('fi').compare;
const byId = (a: ShownProduct, b: ShownProduct): number => (a._id < b._id ? -1 : 1);

/** Ties are broken by id, so that pages do not overlap. */
export const compareBy: Record<ListSort, (a: ShownProduct, b: ShownProduct) => number> = {
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || byId(b, a),
  'price-asc': (a, b) => unitPriceCents(a) - unitPriceCents(b) || byId(a, b),
  'price-desc': (a, b) => unitPriceCents(b) - unitPriceCents(a) || byId(a, b),
  name: (a, b) => byName(a.title, b.title) || byId(a, b),
};

export const saleOptions = ({ salePriceCents }: Pick<ShownProduct, 'salePriceCents'>): string[] =>
  salePriceCents === null ? [] : saleFilters.map(({ id }) => id);

export function matchesQuery(product: ShownProduct, { kategoria, kokoelmat, koko, ale }: ListQuery): boolean {
  return (
    (!kategoria || kategoria.includes(product.kategoria)) &&
    (!kokoelmat || kokoelmat.includes(product.kokoelmat)) &&
    (!koko || sizesInStock(product).some((size) => koko.includes(size))) &&
    (!ale || saleOptions(product).some((option) => ale.includes(option)))
  );
}

type GroupKey = (typeof filterGroups)[number]['key'];
export type Facets = Record<GroupKey, Record<string, number>>;

/** Products that share all filter options. */
export type ProductGroup = {
  kategoria: string;
  kokoelmat: string;
  sizes: string[];
  sales: string[];
  count: number;
};

const optionsOf: Record<GroupKey, (group: ProductGroup) => string[]> = {
  kategoria: ({ kategoria }) => [kategoria],
  kokoelmat: ({ kokoelmat }) => [kokoelmat],
  koko: ({ sizes }) => sizes,
  ale: ({ sales }) => sales,
};

/** Counts each option with the other groups' choices applied. */
export function countFacets(
  groups: readonly ProductGroup[],
  chosen: Partial<Record<GroupKey, string[]>>,
): Facets {
  const facets: Facets = { kategoria: {}, kokoelmat: {}, koko: {}, ale: {} };
  for (const { key, options } of filterGroups) {
    const others = filterGroups.filter((other) => other.key !== key);
    const visible = groups.filter((group) =>
      others.every((other) => {
        const ids = chosen[other.key];
        return !ids || optionsOf[other.key](group).some((id) => ids.includes(id));
      }),
    );
    for (const { id } of options) {
      facets[key][id] = visible
        .filter((group) => optionsOf[key](group).includes(id))
        .reduce((sum, { count }) => sum + count, 0);
    }
  }
  return facets;
}
