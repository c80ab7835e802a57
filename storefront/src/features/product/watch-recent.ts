import type { Product } from '@shop/contracts/product';
import { pictureUrl } from '@shop/shop-rules/picture';
import { unitPrice } from '@shop/shop-rules/unit-price';
import { getProduct } from '@shop/shop-client';
import { localKeys, readLocal, writeLocal } from '../../lib/browser/browser-storage.ts';
import { productPath } from '../../lib/routing/paths.ts';
import { priceText } from '../../lib/text/price.ts';
import { recentlySeen as texts } from '../../texts/fi/recently-seen.ts';
import { api } from '../../lib/api/api.ts';
import { MAX_RECENT, recentFromStorage, withVisit } from './recent.ts';

async function fill(cards: readonly HTMLElement[], ids: readonly string[]): Promise<boolean> {
  const outcomes = await Promise.all(ids.map((id) => getProduct(api, id)));
  outcomes.forEach((outcome, index) => {
    const card = cards[index];
    if (outcome.outcome !== 'ok') card?.remove();
    else if (card) draw(card, outcome.data);
  });
  return outcomes.some(({ outcome }) => outcome === 'ok');
}

function draw(card: HTMLElement, product: Product): void {
  const [image] = product.images;
  card.querySelector('a')?.setAttribute('href', productPath(product._id));
  const picture = card.querySelector('img');
  if (picture && image) {
    picture.src = pictureUrl(image, 240, 'webp');
    picture.hidden = false;
  }
  const write = (selector: string, text: string): void => {
    const element = card.querySelector(selector);
    if (element) element.textContent = text;
  };
  write('h3', product.title);
  write('.price', priceText(unitPrice(product)));
}

function clear(section: HTMLElement): void {
  writeLocal(localKeys.recentlyViewed, null);
  const note = document.createElement('p');
  note.textContent = texts.cleared;
  note.tabIndex = -1;
  section.replaceChildren(note);
  note.focus();
}

/** Reserves space at once; loads when the section comes near. */
export function watchRecent(): void {
  const section = document.querySelector<HTMLElement>('[data-recent]');
  if (!section) return;
  const here = section.dataset['recent'] ?? '';
  const stored = recentFromStorage(readLocal(localKeys.recentlyViewed));
  writeLocal(localKeys.recentlyViewed, JSON.stringify(withVisit(stored, here)));
  const ids = stored.filter((id) => id !== here).slice(0, MAX_RECENT);
  const list = section.querySelector('ul');
  const template = section.querySelector('template');
  const [first] = template?.content.children ?? [];
  if (ids.length === 0 || !list || !first) return;
  const cards = ids.map(() => first.cloneNode(true) as HTMLElement);
  list.append(...cards);
  section.hidden = false;
  section.querySelector('[data-recent-clear]')?.addEventListener('click', () => clear(section));

  const show = async (): Promise<void> => {
    section.hidden = !(await fill(cards, ids));
  };
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void show();
    },
    { rootMargin: '400px' },
  );
  near.observe(section);
}
