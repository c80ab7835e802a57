import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { texts } from '../texts/fi.ts';
import css from './BulkBar.module.css';
import { MAX_TOGETHER } from './bulk-limit.ts';
import { Icon } from './Icon.tsx';
import { useSmallScreen } from './use-small-screen.ts';

/** Replaces the filter row, so that nothing jumps. */
export function BulkBar({ label, children }: { label: string; children: ReactNode }) {
  const { selectedIds, onUnselectItems } = useListContext();
  const isSmall = useSmallScreen();
  const isTooMany = selectedIds.length > MAX_TOGETHER;
  return (
    <section aria-label={label} className={css.bar}>
      <p aria-live="polite">
        {texts.list.chosen(selectedIds.length)}
        {isTooMany ? `. ${texts.list.tooMany(MAX_TOGETHER)}` : null}
      </p>
      {isTooMany ? null : children}
      <button type="button" className={css.end} onClick={() => onUnselectItems()}>
        <span className={isSmall ? 'visuallyHidden' : undefined}>{texts.list.unselect}</span>{' '}
        <Icon name="close" size={16} />
      </button>
    </section>
  );
}
