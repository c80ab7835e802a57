import {
  extractValidSavedQueries,
  useGetIdentity,
  useListContext,
  useSavedQueries,
  type SavedQuery,
} from 'react-admin';
import { useNavigate } from 'react-router';
import { sameView, viewOfQuery, viewSearch, withView, type View } from './saved-view.ts';

/** The views of a list that whoever is signed in has saved by name; two who share a browser have their own. */
export function useSavedViews() {
  const { resource, filterValues, sort, perPage } = useListContext();
  const { identity } = useGetIdentity();
  const [stored, store] = useSavedQueries(`${resource}.${identity?.id ?? ''}`);
  const navigate = useNavigate();
  const views = extractValidSavedQueries(stored);
  const now: View = { filter: filterValues, sort };
  return {
    views,
    now,
    chosen: views.find((view) => sameView(viewOfQuery(view), now)),
    choose: (view: SavedQuery) => void navigate({ search: viewSearch(viewOfQuery(view), perPage) }),
    save: (label: string) =>
      store(withView(views, { label, value: { ...now, perPage, displayedFilters: [] } })),
    remove: (view: SavedQuery) => store(views.filter(({ label }) => label !== view.label)),
    /** Puts everything back as it was, a removed view included. */
    putBack: () => store(views),
  };
}
