import { pictureUrl } from '@shop/shop-rules/picture';
import type { RefObject } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { softHyphens } from '../../lib/text/soft-hyphens.ts';
import { catalogue } from '../../texts/fi/catalogue.ts';
import { search as texts } from '../../texts/fi/search.ts';
import type { Suggestion } from './suggestions-store.ts';

export const LIST_ID = 'hakuehdotukset';
export const optionId = (index: number): string => `hakuehdotus-${index}`;

type Props = { items: Suggestion[]; active: number; list: RefObject<HTMLDivElement | null> };

/** Links, so that clicks, new tabs and screen readers work. */
export function Suggestions({ items, active, list }: Props) {
  return (
    <div
      ref={list}
      id={LIST_ID}
      className="suggestions"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist shows no pictures and no links
      role="listbox"
      aria-label={texts.suggestions}
      hidden={items.length === 0}
      // Losing the focus would close the list before the click.
      onPointerDown={(event) => event.preventDefault()}
    >
      {items.map((item, index) => (
        <a
          key={item.kind + item.id}
          id={optionId(index)}
          className={`suggestion ${item.kind}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a list that is no select
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={item.path}
          data-filter={item.kind === 'category' ? '' : undefined}
        >
          {item.image === undefined ? (
            <Icon name="right" />
          ) : (
            <img
              src={pictureUrl(item.image, 240, 'webp')}
              alt=""
              width={40}
              height={50}
              style={item.placeholder ? { backgroundImage: `url(${item.placeholder})` } : undefined}
            />
          )}
          <span>{softHyphens(item.label)}</span>
          {item.kind === 'category' && <small>{texts.category}</small>}
          {item.isSoldOut && <small>{catalogue.soldOut}</small>}
        </a>
      ))}
    </div>
  );
}
