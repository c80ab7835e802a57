import { localKeys, readLocal, writeLocal } from '../../lib/browser/browser-storage.ts';
import { onRestored } from '../../lib/browser/on-return.ts';
import { $visitor } from '../../lib/api/visitor.ts';
import { loadCart, sendWaiting } from './cart-calls.ts';
import { $cartCount, dropCart, reloadCount } from './cart-state.ts';

/** After a payment in another tab the paid lines leave the cart meanwhile. */
const AFTER_PAYMENT_MS = 500;
/** A change of the previous page may still be under way. */
const AFTER_LEAVING_MS = 500;
const FOCUS_PAUSE_MS = 1_000;

let lastFetch = 0;

function fetchNow(): Promise<void> {
  lastFetch = Date.now();
  return loadCart({ quiet: true });
}

const isFetchedLately = (): boolean => Date.now() - lastFetch < FOCUS_PAUSE_MS;

function refetch(): void {
  if ($visitor.get().user && !isFetchedLately()) void fetchNow();
}

/** Fetches again where the count differs from the previous page's. */
async function fetchOnArrival(): Promise<void> {
  if (isFetchedLately()) return;
  const shown = $cartCount.get();
  await fetchNow();
  if (shown > 0 && shown !== $cartCount.get()) setTimeout(() => void fetchNow(), AFTER_LEAVING_MS);
}

/** Removes the flag, so that a payment in any tab is handled once. */
function takePaymentFlag(): boolean {
  if (readLocal(localKeys.paymentCompleted) !== 'true') return false;
  writeLocal(localKeys.paymentCompleted, null);
  dropCart();
  setTimeout(() => void loadCart({ quiet: true }), AFTER_PAYMENT_MS);
  return true;
}

export function watchCart(): void {
  $cartCount.subscribe((count) => {
    for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
      badge.textContent = String(count);
      badge.hidden = count === 0;
    }
  });
  let fetchedFor: string | undefined;
  $visitor.subscribe(({ isLoading, user }) => {
    if (isLoading || fetchedFor === user?.id) return;
    fetchedFor = user?.id;
    if (!user) dropCart();
    else if (!takePaymentFlag()) void fetchOnArrival();
  });
  addEventListener('focus', refetch);
  addEventListener('pagehide', sendWaiting);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === localKeys.paymentCompleted && newValue === 'true') takePaymentFlag();
    if (key === localKeys.cartCount) reloadCount();
  });
  onRestored(reloadCount);
}
