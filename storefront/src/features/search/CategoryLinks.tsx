import { listingPath } from '../../lib/routing/paths.ts';
import { search as texts } from '../../texts/fi/search.ts';

export type CategoryLink = { id: string; label: string };

/** Ways to the fullest categories, for those who do not know yet what to search for. */
export function CategoryLinks({ categories }: { categories: CategoryLink[] }) {
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
