import { pictureUrl } from '@shop/shop-rules/picture';
import { loginPath } from '../../lib/routing/paths.ts';
import { awaitPicture, isStandIn } from './await-picture.ts';

const MISSING = '/picture-missing.svg';

/** Only cards ask for a login; the product page is public. */
function sendGuestToLogin(event: MouseEvent): void {
  const { session, catalogue } = document.documentElement.dataset;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a.card-body');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (session === 'guest' && catalogue !== 'open') {
    event.preventDefault();
    location.assign(loginPath(new URL(link.href).pathname, 'product'));
  }
}

function showSecond(event: PointerEvent): void {
  if (event.pointerType !== 'mouse') return;
  const link = (event.target as Element).closest<HTMLElement>('a.card-body[data-second]');
  const second = link?.dataset['second'];
  const ground = link?.querySelector('.ground');
  // Hydration needs the server's markup unchanged.
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

/** Falls back to the next format, then a drawing. Changes attributes only: removed elements would break hydration. */
function showFallback(image: HTMLImageElement): void {
  const source = image.parentElement?.querySelector('source[srcset]');
  if (source) {
    source.removeAttribute('srcset');
    image.src = String(image.getAttribute('src'));
  } else if (!image.src.endsWith(MISSING)) {
    image.parentElement?.classList.add('broken');
    image.src = MISSING;
  }
}

const isPicture = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.closest('.ground') !== null && target.className !== 'second';

function onError({ target }: Event): void {
  if (isPicture(target)) showFallback(target);
}

function onLoad({ target }: Event): void {
  if (isPicture(target) && isStandIn(target)) void awaitPicture(target);
}

/** Delegated listeners also serve cards that are added later. */
export function watchCards(): void {
  document.addEventListener('click', sendGuestToLogin);
  document.addEventListener('pointerover', showSecond, { passive: true });
  document.addEventListener('error', onError, true);
  document.addEventListener('load', onLoad, true);
  // Pictures that loaded or failed before this script ran.
  for (const image of document.querySelectorAll<HTMLImageElement>('.ground img')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) showFallback(image);
    else if (isStandIn(image)) void awaitPicture(image);
  }
}
