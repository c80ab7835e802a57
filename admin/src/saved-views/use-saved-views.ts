import {
  extractValidSavedQueries,
  useGetIdentity,
  useListContext,
  useSavedQueries,
  useStoreContext,
  type SavedQuery,
} from 'react-admin';
import { useNavigate } from 'react-router';
import { sameView, viewOfQuery, viewSearch, withView, type View } from './saved-view.ts';

/** The views of a list that whoever is signed in has saved by name; two who share a browser have their own. */
export function useSavedViews() {
  const { resource, filterValues, sort, perPage } = useListContext();
  const { identity } = useGetIdentity();
  const owner = `${resource}.${identity?.id ?? ''}`;
  const [stored, store] = useSavedQueries(owner);
  const { getItem } = useStoreContext();
  const navigate = useNavigate();
  const views = extractValidSavedQueries(stored);
  const now: View = { filter: filterValues, sort };
  return {
    views,
    now,
    chosen: views.find((view) => sameView(viewOfQuery(view), now)),
    /** Shows a view and nothing of what is shown now. */
    open: (view: View) => void navigate({ search: viewSearch(view, perPage) }),
    save: (label: string) =>
      store(withView(views, { label, value: { ...now, perPage, displayedFilters: [] } })),
    remove: (view: SavedQuery) => store(views.filter(({ label }) => label !== view.label)),
    /** Puts a removed view back in its place, among whatever was saved or removed since. */
    putBack: (view: SavedQuery) => {
      const current = extractValidSavedQueries(getItem<SavedQuery[]>(`${owner}.savedQueries`) ?? []);
      store(withView(current, view, views.indexOf(view)));
    },
  };
}
