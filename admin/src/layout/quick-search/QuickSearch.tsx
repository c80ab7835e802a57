import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { MAX_SEARCH } from '@shop/shop-rules/search';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useMaySee } from '../../providers/use-may.ts';
import { texts as allTexts } from '../../texts/fi.ts';
import { quickSearchTexts as texts } from '../../texts/quick-search.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNavigationEntries } from '../navigation-entries.ts';
import { FoundGroups } from './FoundGroups.tsx';
import { matchingPages } from './matching-pages.ts';
import css from './QuickSearch.module.css';
import { isLongEnough, useFoundRecords, type FoundGroup } from './use-found-records.ts';

const DEBOUNCE_MS = 300;

type Props = { open: boolean; onClose: () => void };

export function QuickSearch({ open, onClose }: Props) {
  const title = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={title}
      slotProps={{ paper: { className: css.paper } }}
    >
      <h2 id={title} className="visuallyHidden">
        {texts.title}
      </h2>
      <SearchBox onClose={onClose} />
    </Dialog>
  );
}

function SearchBox({ onClose }: Pick<Props, 'onClose'>) {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const pages = matchingPages(useNavigationEntries().flat(), words);
  const records = useFoundRecords(words);
  const groups = pages.length > 0 ? [pageGroup(pages), ...records] : records;
  const label = useMaySee('customers') ? texts.label : texts.labelWithoutCustomers;
  const isCurrent = typed.trim() === words;
  return (
    <div className={css.search} role="presentation" onKeyDown={(event) => moveByKey(event, isCurrent)}>
      <div className={css.field}>
        <Icon name="search" size={18} />
        <input
          type="search"
          value={typed}
          maxLength={MAX_SEARCH}
          placeholder={label}
          aria-label={label}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={({ target }) => setTyped(target.value)}
        />
        <IconButton onClick={onClose} aria-label={allTexts.actions.close}>
          <Icon name="close" size={18} />
        </IconButton>
      </div>
      <FoundGroups
        groups={groups}
        words={words}
        hint={isLongEnough(words) ? '' : texts.hint}
        onChosen={onClose}
      />
    </div>
  );
}

const pageGroup = (pages: readonly { to: string; label: string }[]): FoundGroup => ({
  title: texts.groups.pages,
  rows: pages.map(({ to, label }) => ({ to, title: label, note: '' })),
  total: pages.length,
  allPath: null,
  state: 'ready',
  retry: () => {},
});

function moveByKey(event: KeyboardEvent<HTMLElement>, isCurrent: boolean): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a[href]')];
  const at = stops.indexOf(event.target as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined && at !== -1) {
    event.preventDefault();
    stops[at + step]?.focus();
  } else if (event.key === 'Enter' && at === 0 && isCurrent) {
    event.preventDefault();
    stops[1]?.click();
  }
}
