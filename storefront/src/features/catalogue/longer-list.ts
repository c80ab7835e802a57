import { fetchList } from './fetch-list.ts';
import { savePosition, positionIn, type Place } from './list-position.ts';

const TIMEOUT_MS = 10_000;

export function followMore(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const more = target.closest<HTMLAnchorElement>('a[data-more]');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (more && isPlain) {
      event.preventDefault();
      void showMore(more);
    } else if (target.closest('a[href]')) notePlace();
  });
}

/** Lists being restored: their scroll position is not saved yet. */
let continuing = 0;

/** Restores a list's length, and its position unless the visitor has scrolled since. */
export async function continueList({ more, top }: Place): Promise<void> {
  const begun = scrollY;
  continuing += 1;
  try {
    for (let pages = 0; pages < more; pages += 1) {
      const link = document.querySelector<HTMLAnchorElement>('a[data-more]');
      if (!link || !(await append(link))) break;
    }
  } finally {
    continuing -= 1;
  }
  if (scrollY === begun) scrollTo({ top, behavior: 'instant' });
}

async function showMore(link: HTMLAnchorElement): Promise<void> {
  if (link.getAttribute('aria-disabled') === 'true') return;
  link.setAttribute('aria-disabled', 'true');
  const here = location.href;
  const first = await append(link);
  // Another list has replaced this one, or is about to.
  if (location.href !== here || (!first && !link.isConnected)) return;
  if (!first) return location.assign(link.href);
  savePosition({ more: (positionIn(history.state)?.more ?? 0) + 1, top: scrollY });
  first.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
}

const productOf = (card: Element): string | undefined =>
  card.querySelector('a.card-body')?.getAttribute('href') ??
  card.querySelector('form')?.getAttribute('action')?.replace(/#.*/, '');

/** @returns the first new card, null when the page could not be fetched */
async function append(link: HTMLAnchorElement): Promise<Element | null> {
  const page = await fetchList(link.href, AbortSignal.timeout(TIMEOUT_MS));
  const grid = document.querySelector('#tulokset .grid');
  if (!page || !grid || !link.isConnected) return null;
  const there = new Set([...grid.children].map(productOf));
  // A new product moves this page's last ones to the next.
  const cards = [...page.querySelectorAll('#tulokset .grid > .card')].filter(
    (card) => !there.has(productOf(card)),
  );
  grid.append(...cards.map((card) => document.adoptNode(card)));
  const pages = page.querySelector('.pages');
  pages?.querySelector('[rel=prev]')?.remove();
  if (pages) document.querySelector('.pages')?.replaceWith(document.adoptNode(pages));
  return cards[0] ?? null;
}

function notePlace(): void {
  const place = positionIn(history.state);
  if (place && continuing === 0) savePosition({ ...place, top: scrollY });
}
