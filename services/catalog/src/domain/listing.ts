import { z } from 'zod';
import { colourGroups } from './colours.ts';
import type { ShownProduct } from './product.ts';
import { MAX_UNPAGED, pagingSchema } from '@shop/contracts';
import {
  filterGroups,
  normaliseCollection,
  priceFilters,
  sizesInStock,
  unitPriceCents,
} from '@shop/shop-rules';

export const listSorts = ['newest', 'popular', 'price-asc', 'price-desc', 'name'] as const;
export type ListSort = (typeof listSorts)[number];

export type ListQuery = Choice & {
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
    vari: idList.transform((list) => list?.map((id) => id.normalize('NFC'))),
    hinta: idList,
    ale: idList,
    varastossa: idList,
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
const byAge = (a: ShownProduct, b: ShownProduct): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || byId(b, a);

/** Ties are broken by id, so that pages do not overlap. */
export const compareBy: Record<ListSort, (a: ShownProduct, b: ShownProduct) => number> = {
  newest: byAge,
  popular: (a, b) => (b.soldRecently ?? 0) - (a.soldRecently ?? 0) || byAge(a, b),
  'price-asc': (a, b) => unitPriceCents(a) - unitPriceCents(b) || byId(a, b),
  'price-desc': (a, b) => unitPriceCents(b) - unitPriceCents(a) || byId(a, b),
  name: (a, b) => byName(a.title, b.title) || byId(a, b),
};

type GroupKey = (typeof filterGroups)[number]['key'];
/** Option ids by group; also sizes that the filter does not offer. */
export type ListOptions = Record<GroupKey, readonly string[]>;
type Choice = Partial<Record<GroupKey, readonly string[]>>;

type Listed = Pick<
  ShownProduct,
  | 'kategoria'
  | 'kokoelmat'
  | 'sizes'
  | 'stock'
  | 'pieces'
  | 'priceCents'
  | 'salePriceCents'
  | 'colours'
  | 'imageColours'
>;

export function listOptions(product: Listed): ListOptions {
  const cents = unitPriceCents(product);
  return {
    kategoria: [product.kategoria],
    kokoelmat: [product.kokoelmat],
    koko: sizesInStock(product),
    vari: colourGroups(product),
    hinta: priceFilters.filter(({ id }) => isInRange(cents, id)).map(({ id }) => id),
    ale: product.salePriceCents === null ? [] : ['nyt'],
    varastossa: product.stock > 0 ? ['nyt'] : [],
  };
}

function isInRange(cents: number, range: string): boolean {
  const [from, to] = range.split('-');
  return cents >= Number(from) * 100 && (!to || cents < Number(to) * 100);
}

const groupKeys = filterGroups.map(({ key }) => key);

export function excludedBy(choice: Choice): (options: ListOptions) => GroupKey[] {
  const chosen = groupKeys.filter((key) => choice[key]);
  return (options) => chosen.filter((key) => !options[key].some((id) => choice[key]?.includes(id)));
}

export type Facets = Record<GroupKey, Record<string, number>>;

/** Counts each option with the other groups' choices applied. */
export function countFacets(products: Iterable<ListOptions>, choice: Choice): Facets {
  const facets = Object.fromEntries(
    filterGroups.map(({ key, options }) => [key, Object.fromEntries(options.map(({ id }) => [id, 0]))]),
  ) as Facets;
  const count = (options: ListOptions, key: GroupKey): void => {
    for (const id of options[key]) if (id in facets[key]) facets[key][id] = (facets[key][id] ?? 0) + 1;
  };
  const groupsExcluding = excludedBy(choice);
  for (const options of products) {
    const [excluding, another] = groupsExcluding(options);
    if (another) continue;
    for (const key of excluding ? [excluding] : groupKeys) count(options, key);
  }
  return facets;
}
