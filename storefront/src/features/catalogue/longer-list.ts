import { fetchList } from './fetch-list.ts';
import { keepPlace, placeIn, type Place } from './place.ts';

const TIMEOUT_MS = 10_000;

/** 'Näytä lisää' appends the next page's cards below the ones that are there. */
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

/** How many lists are being brought back: until they are, the place that was left is not the one that is seen. */
let continuing = 0;

/** Brings a list back to the length that it had when it was left, and to the height, where the visitor has not moved since. */
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
  // Another choice has taken the list's place meanwhile, or is about to: nobody wants more of this one.
  if (location.href !== here || (!first && !link.isConnected)) return;
  if (!first) return location.assign(link.href);
  keepPlace({ more: (placeIn(history.state)?.more ?? 0) + 1, top: scrollY });
  first.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
}

/** The product of a card, by the path of its page. */
const productOf = (card: Element): string | undefined =>
  card.querySelector('a.card-body')?.getAttribute('href') ??
  card.querySelector('form')?.getAttribute('action')?.replace(/#.*/, '');

/** @returns the first of the cards that came, or null when they could not be had */
async function append(link: HTMLAnchorElement): Promise<Element | null> {
  const page = await fetchList(link.href, AbortSignal.timeout(TIMEOUT_MS));
  const grid = document.querySelector('#tulokset .grid');
  if (!page || !grid || !link.isConnected) return null;
  const there = new Set([...grid.children].map(productOf));
  // A product that came since has pushed the last ones of this page into the next one.
  const cards = [...page.querySelectorAll('#tulokset .grid > .card')].filter(
    (card) => !there.has(productOf(card)),
  );
  grid.append(...cards.map((card) => document.adoptNode(card)));
  const pages = page.querySelector('.pages');
  // The cards before these are here already, so there is no way back to them.
  pages?.querySelector('[rel=prev]')?.remove();
  if (pages) document.querySelector('.pages')?.replaceWith(document.adoptNode(pages));
  return cards[0] ?? null;
}

/** A link leads away: the height is noted beside the length. */
function notePlace(): void {
  const place = placeIn(history.state);
  if (place && continuing === 0) keepPlace({ ...place, top: scrollY });
}
