import { pictureUrl } from '@shop/shop-rules/picture';
import { loginPath } from '../../lib/routing/paths.ts';

const MISSING = '/picture-missing.svg';

/** A guest who clicks a card is asked to log in; the product's page itself answers everybody. */
function sendGuestToLogin(event: MouseEvent): void {
  const { session, catalogue } = document.documentElement.dataset;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a.card-body');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (session === 'guest' && catalogue !== 'open') {
    event.preventDefault();
    location.assign(loginPath(new URL(link.href).pathname, 'product'));
  }
}

/** The second picture is fetched when a mouse first rests on the card. */
function showSecond(event: PointerEvent): void {
  if (event.pointerType !== 'mouse') return;
  const link = (event.target as Element).closest<HTMLElement>('a.card-body[data-second]');
  const second = link?.dataset['second'];
  const ground = link?.querySelector('.ground');
  // An island that still sleeps has to be found by React as the server made it.
  if (!link || !second || !ground || link.closest('astro-island[ssr]')) return;
  delete link.dataset['second'];
  const image = new Image();
  image.className = 'second';
  image.alt = '';
  image.addEventListener('load', () => image.classList.add('loaded'));
  image.addEventListener('error', () => image.remove());
  image.src = pictureUrl(second, 640, 'webp');
  ground.append(image);
}

/**
 * A picture that cannot be shown falls back to its next format, to its JPEG, and then to a drawing. Only attributes
 * change, because an element that is missing would stop a sleeping island from waking as it is.
 */
function mendPicture(image: HTMLImageElement): void {
  const source = image.parentElement?.querySelector('source[srcset]');
  if (source) {
    source.removeAttribute('srcset');
    image.src = String(image.getAttribute('src'));
  } else if (!image.src.endsWith(MISSING)) {
    image.parentElement?.classList.add('broken');
    image.src = MISSING;
  }
}

function onError({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.closest('.ground') && target.className !== 'second') {
    mendPicture(target);
  }
}

/** One set of listeners serves every card of a page, also those that are added later. */
export function watchCards(): void {
  document.addEventListener('click', sendGuestToLogin);
  document.addEventListener('pointerover', showSecond, { passive: true });
  document.addEventListener('error', onError, true);
  // Pictures that failed before this script ran.
  for (const image of document.querySelectorAll<HTMLImageElement>('.ground img')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) mendPicture(image);
  }
}
