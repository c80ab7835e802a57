import { useListContext, type RaRecord } from 'react-admin';
import { Tick } from './Tick.tsx';

export function RowTick({ id, label }: { id: string; label: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  return <Tick label={label} checked={selectedIds.includes(id)} onToggle={() => onToggleItem(id)} />;
}

/** For the rows of this page only. */
export function PageTick({ label }: { label: string }) {
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord<string>>();
  const here = data.map(({ id }) => id);
  const chosen = here.filter((id) => selectedIds.includes(id));
  const all = here.length > 0 && chosen.length === here.length;
  const others = selectedIds.filter((id) => !here.includes(id));
  return (
    <Tick
      label={label}
      checked={all}
      mixed={chosen.length > 0 && !all}
      onToggle={() => onSelect(all ? others : [...others, ...here])}
    />
  );
}
