import { localKeys } from '../../lib/browser/browser-storage.ts';
import { onRestored } from '../../lib/browser/on-return.ts';
import { loginPath } from '../../lib/routing/paths.ts';
import { $visitor } from '../../lib/api/visitor.ts';
import {
  $wishlist,
  addToWishlist,
  needsWishlistSync,
  mergeWishlist,
  removeFromWishlist,
  reloadWishlist,
} from './wishlist-store.ts';

const FLY_MS = 1_000;
const FLYING = 5;

function mark(): void {
  const ids = new Set($wishlist.get());
  for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]')) {
    const pressed = String(ids.has(heart.dataset['heart'] ?? ''));
    if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed);
  }
}

/** Appended to the body: React may own the button. */
function fly(heart: HTMLElement): void {
  const drawing = heart.querySelector('svg');
  if (!drawing) return;
  const flying = document.createElement('span');
  flying.className = 'hearts';
  flying.setAttribute('aria-hidden', 'true');
  for (let index = 0; index < FLYING; index += 1) flying.append(drawing.cloneNode(true));
  const { left, top, width, height } = heart.getBoundingClientRect();
  flying.style.left = `${left + scrollX + width / 2}px`;
  flying.style.top = `${top + scrollY + height / 2}px`;
  document.body.append(flying);
  setTimeout(() => flying.remove(), FLY_MS);
}

function onClick(event: MouseEvent): void {
  const heart = (event.target as Element).closest<HTMLElement>('[data-heart]');
  const id = heart?.dataset['heart'];
  if (!heart || !id) return;
  if (document.documentElement.dataset['session'] === 'guest') {
    return location.assign(loginPath(location.pathname + location.search, 'save'));
  }
  if ($wishlist.get().includes(id)) return void removeFromWishlist(id);
  fly(heart);
  void addToWishlist({ _id: id });
}

/** Delegated listeners also serve hearts that are added later. */
export function watchHearts(): void {
  document.addEventListener('click', onClick);
  $wishlist.subscribe(mark);
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
  addEventListener('storage', ({ key }) => {
    if (key === localKeys.wishlist) reloadWishlist();
  });
  onRestored(reloadWishlist);
  // Retries a failed sync of the previous page.
  $visitor.subscribe(({ user }) => {
    if (user && needsWishlistSync(user.id)) void mergeWishlist(user.id);
  });
}
