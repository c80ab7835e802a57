import type { SavedQuery, SortPayload } from 'react-admin';
import { createSearchParams } from 'react-router';

export type View = { filter: Record<string, unknown>; sort: SortPayload };

const asText = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map(String).toSorted() : value);

const sameFilter = (a: View['filter'], b: View['filter']): boolean => {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && asText(a[key]) === asText(b[key]))
  );
};

export const sameView = (a: View, b: View): boolean =>
  a.sort.field === b.sort.field && a.sort.order === b.sort.order && sameFilter(a.filter, b.filter);

export const viewOfQuery = ({ value }: SavedQuery): View => ({
  filter: value.filter as View['filter'],
  sort: value.sort ?? { field: 'id', order: 'ASC' },
});

/** Replaces a view of the same name; a new one goes to `at`. */
export function withView(views: SavedQuery[], view: SavedQuery, at = views.length): SavedQuery[] {
  const index = views.findIndex(({ label }) => label === view.label);
  return index < 0 ? views.toSpliced(at, 0, view) : views.with(index, view);
}

export function viewSearch({ filter, sort }: View, perPage: number): string {
  return createSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(perPage),
  }).toString();
}
