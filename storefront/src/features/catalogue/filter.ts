import { filterGroups, normaliseCollection } from '@shop/shop-rules/categories';

/** Option ids by group; empty groups are left out. */
export type Filter = Record<string, string[]>;

export const FILTER_KEY = 'filters';

const optionIds = (group: (typeof filterGroups)[number]): readonly string[] =>
  group.options.map((option) => option.id);

function knownIds(group: (typeof filterGroups)[number], ids: readonly string[]): string[] {
  const wanted = new Set(ids.map((id) => normaliseCollection(id.trim())));
  return optionIds(group).filter((id) => wanted.has(id));
}

/** Ignores unknown ids. Without JavaScript a form repeats its fields. */
export function filterFromQuery(query: URLSearchParams): Filter {
  const filter: Filter = {};
  for (const group of filterGroups) {
    const ids = knownIds(
      group,
      query.getAll(group.key).flatMap((value) => value.split(',')),
    );
    if (ids.length > 0) filter[group.key] = ids;
  }
  return filter;
}

/** @returns null for anything but a non-empty map of known groups and ids */
export function filterFromStorage(text: string | null): Filter | null {
  if (text === null) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const filter: Filter = {};
  for (const [key, ids] of Object.entries(stored)) {
    const group = filterGroups.find(({ key: groupKey }) => groupKey === key);
    if (!group || !Array.isArray(ids)) return null;
    const valid = knownIds(group, ids.map(String));
    if (valid.length !== ids.length) return null;
    if (valid.length > 0) filter[key] = valid;
  }
  return Object.keys(filter).length > 0 ? filter : null;
}

/** Query such as `kategoria=mekot,paidat&kokoelmat=kesä`, with `sort` where set. */
export function filterQuery(filter: Filter, sort = ''): string {
  const parts = filterGroups.flatMap(({ key }) => {
    const ids = filter[key] ?? [];
    return ids.length > 0 ? [`${key}=${ids.map(encodeURIComponent).join(',')}`] : [];
  });
  if (sort) parts.push(`sort=${encodeURIComponent(sort)}`);
  return parts.join('&');
}

export type Chosen = { key: string; id: string; label: string; without: Filter };

export function chosenOptions(filter: Filter): Chosen[] {
  return filterGroups.flatMap(({ key, options }) =>
    options
      .filter(({ id }) => filter[key]?.includes(id))
      .map(({ id, label }) => {
        const { [key]: ids = [], ...others } = filter;
        const rest = ids.filter((chosen) => chosen !== id);
        return { key, id, label, without: rest.length > 0 ? { ...others, [key]: rest } : others };
      }),
  );
}

export const singleCategory = (filter: Filter): string | undefined =>
  filter['kategoria']?.length === 1 ? filter['kategoria'][0] : undefined;
