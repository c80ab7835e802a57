import { MAX_SEARCH } from '@shop/shop-rules/search';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts/fi.ts';
import { Icon } from './Icon.tsx';
import { type SearchWords, withFilter } from './search-words.ts';
import css from './SearchField.module.css';
import { useShortcut } from './use-shortcut.ts';

const DEBOUNCE_MS = 300;

type Props = { label: string; value: string; onSearch: (words: string) => void };

/** Searches after a pause in typing; '/' focuses it. */
export function SearchField({ label, value, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [kept, setSearch] = useState<SearchWords>({ words: value, value, asked: value });
  const search = withFilter(kept, value);
  if (search !== kept) setSearch(search);
  const { words } = search;
  const setWords = (typed: string) => setSearch((now) => ({ ...now, words: typed }));
  useShortcut('/', () => field.current?.focus());
  useEffect(() => {
    if (words.trim() === value) return;
    const timer = setTimeout(() => {
      setSearch((now) => ({ ...now, asked: words.trim() }));
      onSearch(words.trim());
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words, value, onSearch]);
  return (
    <search className={css.search}>
      <Icon name="search" size={18} />
      <input
        ref={field}
        type="search"
        value={words}
        maxLength={MAX_SEARCH}
        placeholder={label}
        aria-label={label}
        onChange={(event) => setWords(event.target.value)}
      />
      {words ? (
        <button type="button" onClick={() => setWords('')} aria-label={texts.actions.clear}>
          <Icon name="close" size={16} />
        </button>
      ) : (
        <kbd aria-hidden="true">/</kbd>
      )}
    </search>
  );
}
