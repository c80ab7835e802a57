import type { SavedQuery, SortPayload } from 'react-admin';
import { createSearchParams } from 'react-router';

/** What a list shows: its filter, the search included, and its order. */
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

/** Whether two views show the same rows in the same order; the order of a filter's choices means nothing. */
export const sameView = (a: View, b: View): boolean =>
  a.sort.field === b.sort.field && a.sort.order === b.sort.order && sameFilter(a.filter, b.filter);

/** react-admin keeps more of a view than is needed to know it again. */
export const viewOfQuery = ({ value }: SavedQuery): View => ({
  filter: value.filter as View['filter'],
  sort: value.sort ?? { field: 'id', order: 'ASC' },
});

/** A saved view takes the place of one with the same name; a new one comes last, or `at` a place. */
export function withView(views: SavedQuery[], view: SavedQuery, at = views.length): SavedQuery[] {
  const index = views.findIndex(({ label }) => label === view.label);
  return index < 0 ? views.toSpliced(at, 0, view) : views.with(index, view);
}

/** The list's address when it shows the view. */
export function viewSearch({ filter, sort }: View, perPage: number): string {
  return createSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(perPage),
  }).toString();
}
