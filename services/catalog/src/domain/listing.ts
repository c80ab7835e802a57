import { z } from 'zod';
import { filterGroups, MAX_UNPAGED, normaliseCollection, pagingSchema } from '@shop/contracts';

/** How a list may be sorted; the newest first unless another is asked for. */
export const listSorts = ['newest', 'price-asc', 'price-desc', 'name'] as const;
export type ListSort = (typeof listSorts)[number];

/** What a list is asked for. A group that is named but holds only unknown ids matches nothing. */
export type ListQuery = {
  kategoria?: string[];
  kokoelmat?: string[];
  /** Products that have this size and stock. */
  size?: string;
  sort: ListSort;
  skip: number;
  limit: number;
};

/** A query parameter that comes twice is read as its last value; a list is joined by commas. */
const last = z.preprocess(
  (value) => (Array.isArray(value) ? value.at(-1) : value),
  z.string().max(500).optional(),
);
const ids = last.transform((value) => {
  const list = (value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return list.length > 0 ? list : undefined;
});

export const listQuerySchema = z
  .object({
    kategoria: ids,
    kokoelmat: ids.transform((list) => list?.map(normaliseCollection)),
    koko: last,
    facets: last,
    sort: last.transform((sort) => listSorts.find((known) => known === sort) ?? 'newest'),
    page: pagingSchema.shape.page,
    limit: pagingSchema.shape.limit,
  })
  .transform(({ page, limit, koko, facets, ...rest }) => {
    const isPaged = page !== undefined || limit !== undefined;
    const size = isPaged ? (limit ?? 24) : MAX_UNPAGED;
    return {
      wantsFacets: facets === '1',
      query: {
        ...rest,
        size: koko || undefined,
        limit: size,
        skip: ((page ?? 1) - 1) * size,
      } satisfies ListQuery,
    };
  });

/** How many products each option would show, given what is chosen in the other groups. */
export type Facets = Record<(typeof filterGroups)[number]['key'], Record<string, number>>;

/**
 * Counts the options of every filter group.
 * @param groups how many products there are of each pair of category and collection
 */
export function countFacets(
  groups: { kategoria: string; kokoelmat: string; count: number }[],
  chosen: Pick<ListQuery, 'kategoria' | 'kokoelmat'>,
): Facets {
  const facets: Facets = { kategoria: {}, kokoelmat: {} };
  for (const { key, options } of filterGroups) {
    const other = key === 'kategoria' ? 'kokoelmat' : 'kategoria';
    for (const { id } of options) {
      facets[key][id] = groups
        .filter((group) => group[key] === id && (chosen[other]?.includes(group[other]) ?? true))
        .reduce((sum, group) => sum + group.count, 0);
    }
  }
  return facets;
}
