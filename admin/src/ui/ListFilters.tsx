import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { texts } from '../texts/fi.ts';
import { Icon } from './Icon.tsx';
import css from './ListFilters.module.css';
import { Toggle } from './Toggle.tsx';

type Props = {
  search: ReactNode;
  children: ReactNode;
  activeCount: number;
  onClear: () => void;
  end?: ReactNode;
};

/** On a phone behind 'Suodata n'. */
export function ListFilters({ search, children, activeCount, onClear, end }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.filters}>
      <div className={css.row}>
        {search}
        <span className={css.toggle}>
          <Toggle
            aria-expanded={open}
            data-active={activeCount > 0 || undefined}
            onClick={() => setOpen(!open)}
          >
            <Icon name="filter" size={18} /> {texts.list.filter} {activeCount || ''}
          </Toggle>
        </span>
      </div>
      <div className={css.choices} data-open={open || undefined}>
        {children}
        {activeCount > 0 ? (
          <Button variant="text" onClick={onClear}>
            {texts.actions.clear}
          </Button>
        ) : null}
        {end ? <div className={css.end}>{end}</div> : null}
      </div>
    </div>
  );
}
