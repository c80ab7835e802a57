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

/** Saved per account, because admins may share a browser. */
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
    open: (view: View) => void navigate({ search: viewSearch(view, perPage) }),
    save: (label: string) =>
      store(withView(views, { label, value: { ...now, perPage, displayedFilters: [] } })),
    remove: (view: SavedQuery) => store(views.filter(({ label }) => label !== view.label)),
    putBack: (view: SavedQuery) => {
      const current = extractValidSavedQueries(getItem<SavedQuery[]>(`${owner}.savedQueries`) ?? []);
      store(withView(current, view, views.indexOf(view)));
    },
  };
}
