import { MAX_SEARCH } from '@shop/shop-rules/search';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts/fi.ts';
import { Icon } from './Icon.tsx';
import { type SearchState, followFilter } from './search-words.ts';
import css from './SearchField.module.css';
import { useShortcut } from './use-shortcut.ts';

const DEBOUNCE_MS = 300;

type Props = { label: string; value: string; onSearch: (words: string) => void };

/** Searches after a pause in typing; '/' focuses it. */
export function SearchField({ label, value, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [kept, setSearch] = useState<SearchState>({ typed: value, filter: value, submitted: value });
  const search = followFilter(kept, value);
  if (search !== kept) setSearch(search);
  const { typed } = search;
  const setTyped = (text: string) => setSearch((now) => ({ ...now, typed: text }));
  useShortcut('/', () => field.current?.focus());
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => {
      setSearch((now) => ({ ...now, submitted: typed.trim() }));
      onSearch(typed.trim());
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <search className={css.search}>
      <Icon name="search" size={18} />
      <input
        ref={field}
        type="search"
        value={typed}
        maxLength={MAX_SEARCH}
        placeholder={label}
        aria-label={label}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed ? (
        <button type="button" onClick={() => setTyped('')} aria-label={texts.actions.clear}>
          <Icon name="close" size={16} />
        </button>
      ) : (
        <kbd aria-hidden="true">/</kbd>
      )}
    </search>
  );
}
