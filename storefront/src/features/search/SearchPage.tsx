import { useStore } from '@nanostores/react';
import type { Product } from '@shop/contracts/product';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Photo } from '../../lib/photos/photos.ts';
import { softHyphens } from '../../lib/text/soft-hyphens.ts';
import { search as texts } from '../../texts/fi/search.ts';
import { NothingFound } from './NothingFound.tsx';
import { SearchField } from './SearchField.tsx';
import { $search, beginSearch, search, typed, type SearchState } from './search-store.ts';
import './search.css';
import { listingPath } from '../../lib/routing/paths.ts';

type Props = {
  keyword: string;
  initial: SearchState;
  suggested: Product[];
  categories: CategoryLink[];
  photo: Photo;
  grid: (products: Product[]) => ReactNode;
};

export function SearchPage({ keyword, initial, suggested, categories, photo, grid }: Props) {
  useState(() => beginSearch(initial));
  const state = useStore($search, { ssr: () => initial });
  const input = useRef<HTMLInputElement>(null);
  // Text typed before hydration or restored by the browser.
  useEffect(() => {
    const text = input.current?.value ?? '';
    if (text !== keyword) typed(text);
  }, [keyword]);

  const searchFor = (text: string): void => {
    if (input.current) input.current.value = text;
    void search(text);
  };
  const isNothing = state.term !== '' && state.total === 0 && !state.failed && !state.isLoading;

  const isIdle = !state.term && !state.isLoading;

  return (
    <>
      <SearchField keyword={keyword} input={input} onClear={() => searchFor('')} />
      <div className="search-results" aria-busy={state.isLoading}>
        <output className="search-count">{softHyphens(message(state))}</output>
        {state.failed && (
          <button type="button" className="link" onClick={() => searchFor(input.current?.value ?? '')}>
            {texts.retry}
          </button>
        )}
        {isNothing && (
          <NothingFound term={state.term} didYouMean={state.didYouMean} searchFor={searchFor} photo={photo}>
            <CategoryLinks categories={categories} />
          </NothingFound>
        )}
        {isIdle && <CategoryLinks categories={categories} />}
        {state.searchResults.length > 0 && (
          <>
            <h2 className="sr">{texts.results}</h2>
            {grid(state.searchResults)}
            {state.total > state.searchResults.length && (
              <p className="search-rest quiet">{texts.best(state.searchResults.length)}</p>
            )}
          </>
        )}
      </div>
      {(isNothing || isIdle) && suggested.length > 0 && (
        <section className="search-suggested">
          <h2>{texts.suggested}</h2>
          {grid(suggested)}
        </section>
      )}
    </>
  );
}

function message({ isLoading, failed, term, total, didYouMean }: SearchState): string {
  if (isLoading) return texts.searching;
  if (failed) return texts.away;
  if (!term) return texts.hint;
  if (total === 0) return '';
  return didYouMean ? `${texts.found(total, term)}. ${texts.readAs(didYouMean)}` : texts.found(total, term);
}

type CategoryLink = { id: string; label: string };

function CategoryLinks({ categories }: { categories: CategoryLink[] }) {
  return (
    <ul className="search-categories" aria-label={texts.categories}>
      {categories.map(({ id, label }) => (
        <li key={id}>
          <a className="link" href={listingPath('kategoria', [id])} data-filter="">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
