import { useListContext } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { Tick } from '../ui/Tick.tsx';
import type { OrderRecord } from './order-record.ts';
import { shortId } from './order-text.ts';

/** Takes an order among those that are changed together. */
export function OrderTick({ id }: { id: string }) {
  const { selectedIds, onToggleItem } = useListContext<OrderRecord>();
  return (
    <Tick
      label={texts.orders.choose(shortId(id))}
      checked={selectedIds.includes(id)}
      onToggle={() => onToggleItem(id)}
    />
  );
}

/** Takes every order of the page, or none of them. */
export function PageTick() {
  const { data = [], selectedIds, onSelect } = useListContext<OrderRecord>();
  const here = data.map(({ id }) => id);
  const chosen = here.filter((id) => selectedIds.includes(id));
  const all = here.length > 0 && chosen.length === here.length;
  const others = selectedIds.filter((id) => !here.includes(id));
  return (
    <Tick
      label={texts.orders.choosePage}
      checked={all}
      mixed={chosen.length > 0 && !all}
      onToggle={() => onSelect(all ? others : [...others, ...here])}
    />
  );
}
