import { useStore } from '@nanostores/react';
import { MAX_SEARCH } from '@shop/shop-rules/search';
import { useRef, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { paths } from '../../lib/routing/paths.ts';
import { search as texts } from '../../texts/fi/search.ts';
import { search, typed } from './search-store.ts';
import { LIST_ID, optionId, Suggestions } from './Suggestions.tsx';
import { $suggestions, closeSuggestions, moveChoice } from './suggestions-store.ts';

type Props = { keyword: string; input: RefObject<HTMLInputElement | null>; onClear: () => void };

export function SearchField({ keyword, input, onClear }: Props) {
  const { items, active } = useStore($suggestions, { ssr: 'initial' });
  const list = useRef<HTMLDivElement>(null);
  const isOpen = items.length > 0;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void search(input.current?.value ?? '');
  };
  const clear = (): void => {
    onClear();
    input.current?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!isOpen) return;
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (event.key === 'ArrowDown') moveChoice(1);
    else if (event.key === 'ArrowUp') moveChoice(-1);
    else if (event.key === 'Escape') closeSuggestions();
    else if (event.key === 'Enter' && chosen) chosen.click();
    else return;
    event.preventDefault();
  };

  return (
    <search className="search-field">
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
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={LIST_ID}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_SEARCH}
          placeholder={texts.placeholder}
          defaultValue={keyword}
          onChange={(event) => typed(event.target.value)}
          onKeyDown={onKey}
        />
        <button type="button" className="icon-button search-clear" aria-label={texts.clear} onClick={clear}>
          <Icon name="close" />
        </button>
        <button type="submit" className="sr">
          {texts.submit}
        </button>
      </form>
      <Suggestions items={items} active={active} list={list} />
      <output className="sr">{isOpen && texts.offered(items.length)}</output>
    </search>
  );
}
