import { useStore } from '@nanostores/react';
import type { Product } from '@shop/contracts/product';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Empty } from '../../components/ui/Empty.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { paths } from '../../lib/paths.ts';
import { search as texts } from '../../texts/fi/search.ts';
import { $search, beginSearch, search, typed, type SearchState } from './search-store.ts';
import { MAX_LENGTH } from './search-term.ts';
import './search.css';

type Props = {
  /** What was typed when the page was asked for, and what the server found for it. */
  keyword: string;
  initial: SearchState;
  /** Other products, shown where nothing was found. */
  shelf: Product[];
  grid: (products: Product[]) => ReactNode;
};

/** The search field with its results. */
export function SearchPage({ keyword, initial, shelf, grid }: Props) {
  useState(() => beginSearch(initial));
  const state = useStore($search, { ssr: () => initial });
  const input = useRef<HTMLInputElement>(null);
  // What was typed before this island woke, or restored by the browser, is searched for now.
  useEffect(() => {
    const text = input.current?.value ?? '';
    if (text !== keyword) typed(text);
  }, [keyword]);

  const searchNow = (): void => void search(input.current?.value ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    searchNow();
  };
  const clear = (): void => {
    if (input.current) input.current.value = '';
    void search('');
    input.current?.focus();
  };

  return (
    <>
      <search>
        <form className="search-form" action={paths.search} onSubmit={submit}>
          <Icon name="search" />
          <label className="sr" htmlFor="keyword">
            {texts.label}
          </label>
          <input
            ref={input}
            id="keyword"
            name="keyword"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={MAX_LENGTH}
            placeholder={texts.placeholder}
            defaultValue={keyword}
            onChange={(event) => typed(event.target.value)}
          />
          <button type="button" className="icon-button search-clear" aria-label={texts.clear} onClick={clear}>
            <Icon name="close" />
          </button>
          <button type="submit" className="sr">
            {texts.submit}
          </button>
        </form>
      </search>
      <div className="search-results" aria-busy={state.isLoading}>
        <output className="search-count">{message(state)}</output>
        {state.failed && (
          <button type="button" className="link" onClick={searchNow}>
            {texts.retry}
          </button>
        )}
        {isNothing(state) && (
          <Empty title={texts.none} text={texts.noneHelp(state.term)} heading="h2">
            <a className="link" href={paths.listing} data-filter>
              {texts.all}
            </a>
          </Empty>
        )}
        {state.searchResults.length > 0 && (
          <>
            <h2 className="sr">{texts.results}</h2>
            {grid(state.searchResults)}
          </>
        )}
      </div>
      {isNothing(state) && shelf.length > 0 && (
        <section className="search-shelf">
          <h2>{texts.shelf}</h2>
          {grid(shelf)}
        </section>
      )}
    </>
  );
}

const isNothing = ({ term, searchResults, failed, isLoading }: SearchState): boolean =>
  term !== '' && searchResults.length === 0 && !failed && !isLoading;

function message({ isLoading, failed, term, searchResults }: SearchState): string {
  if (isLoading) return texts.searching;
  if (failed) return texts.away;
  if (!term) return texts.hint;
  return searchResults.length > 0 ? texts.found(searchResults.length, term) : '';
}
