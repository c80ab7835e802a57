import { localKeys, readLocal, writeLocal } from '../../lib/browser/browser-storage.ts';
import { onRestored } from '../../lib/browser/on-return.ts';
import { $visitor } from '../../lib/api/visitor.ts';
import { loadCart, sendWaiting } from './cart-calls.ts';
import { $cartCount, dropCart, rereadCount } from './cart-state.ts';

/** How long after another tab's payment the cart is asked for again: the paid lines are leaving it then. */
const AFTER_PAYMENT_MS = 500;
/** How long after the arrival the cart is asked for again where a change of the page before may be on its way. */
const AFTER_LEAVING_MS = 500;
/** Coming back to the window twice in a moment asks once. */
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

/** Asks once more where the cart has another count than the page before showed: its last change can still be on its way. */
async function fetchOnArrival(): Promise<void> {
  if (isFetchedLately()) return;
  const shown = $cartCount.get();
  await fetchNow();
  if (shown > 0 && shown !== $cartCount.get()) setTimeout(() => void fetchNow(), AFTER_LEAVING_MS);
}

/** A payment was completed, here or in another tab: the flag is taken, so that it is acted on once. */
function takePaymentFlag(): boolean {
  if (readLocal(localKeys.paymentCompleted) !== 'true') return false;
  writeLocal(localKeys.paymentCompleted, null);
  dropCart();
  setTimeout(() => void loadCart({ quiet: true }), AFTER_PAYMENT_MS);
  return true;
}

/** Keeps the cart's button true: on arrival, when the window is looked at again, and after a payment. */
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
    if (key === localKeys.cartCount) rereadCount();
  });
  onRestored(rereadCount);
}
