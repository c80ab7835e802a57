import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { texts } from '../texts/fi.ts';
import css from './BulkBar.module.css';
import { Icon } from './Icon.tsx';

/** What can be done with the chosen rows together; it stands where the filters were, so that nothing jumps. */
export function BulkBar({ label, children }: { label: string; children: ReactNode }) {
  const { selectedIds, onUnselectItems } = useListContext();
  return (
    <section aria-label={label} className={css.bar}>
      <p aria-live="polite">{texts.list.chosen(selectedIds.length)}</p>
      {children}
      <button type="button" className={css.end} onClick={() => onUnselectItems()}>
        {texts.list.unselect} <Icon name="close" size={16} />
      </button>
    </section>
  );
}
