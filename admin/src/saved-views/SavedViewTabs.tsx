import { useGetList, useListContext, type SavedQuery } from 'react-admin';
import { EVERY_MINUTE_MS } from '../ui/every-minute.ts';
import { ListTabButton } from '../ui/ListTabs.tsx';
import { viewOfQuery } from './saved-view.ts';
import { useSavedViews } from './use-saved-views.ts';

export function SavedViewTabs() {
  const { views, chosen, open } = useSavedViews();
  return views.map((view) => (
    <SavedViewTab
      key={view.label}
      view={view}
      isChosen={view.label === chosen?.label}
      onChoose={() => open(viewOfQuery(view))}
    />
  ));
}

type TabProps = { view: SavedQuery; isChosen: boolean; onChoose: () => void };

function SavedViewTab({ view, isChosen, onChoose }: TabProps) {
  const { resource } = useListContext();
  const { total } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, ...viewOfQuery(view) },
    { refetchInterval: EVERY_MINUTE_MS },
  );
  return (
    <li>
      <ListTabButton label={view.label} count={total} isChosen={isChosen} onChoose={onChoose} />
    </li>
  );
}
