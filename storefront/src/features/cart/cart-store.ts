import type { Cart, CartItem } from '@shop/contracts/cart';
import {
  addToCart as callAdd,
  clearCart as callClear,
  getCart,
  isSessionLost,
  messageOf,
  removeFromCart,
  setCartQuantity,
  type Outcome,
} from '@shop/shop-client';
import { atom } from 'nanostores';
import {
  localKeys,
  readLocal,
  readSession,
  sessionKeys,
  writeLocal,
  writeSession,
} from '../../lib/browser-storage.ts';
import { api } from '../../lib/api.ts';
import { showToast } from '../../lib/toasts.ts';
import { $visitor, checkVisitor } from '../../lib/visitor.ts';
import { cart as texts } from '../../texts/fi/cart.ts';
import {
  countOf,
  lineKey,
  refusal,
  seenPricesOf,
  withQuantity,
  type Choice,
  type SeenPrices,
} from './cart-lines.ts';

/** The cart as the server last told it; null until it has. */
export const $cart = atom<Cart | null>(null);
export const $cartFailed = atom(false);
/** How many changes are still on their way; the total is old while there are any. */
export const $cartBusy = atom(0);
/** The number on the cart's button: the last known one of this browser until the server has told. */
export const $cartCount = atom(Number(readLocal(localKeys.cartCount)) || 0);
/** The lines that were taken out last and can be put back; empty when there are none. */
export const $removed = atom<readonly CartItem[]>([]);
/** The lines' prices as the shopper last saw them. */
export const $seenPrices = atom<SeenPrices>({});

const items = (): readonly CartItem[] => $cart.get()?.items ?? [];
const userID = (): string | undefined => $visitor.get().user?.id;

/** Shows a cart that an answer brought, for example a checkout that was refused because it had changed. */
export function takeCart(cart: Cart): void {
  const seen = seenPricesOf(cart.items, storedPrices());
  writeSession(sessionKeys.seenPrices, JSON.stringify(seen));
  $seenPrices.set(seen);
  $cart.set(cart);
  $cartFailed.set(false);
  setCount(countOf(cart.items));
}

function storedPrices(): SeenPrices {
  try {
    const stored: unknown = JSON.parse(readSession(sessionKeys.seenPrices) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as SeenPrices) : {};
  } catch {
    return {};
  }
}

/** The shopper has read the prices as they are now. */
export function acceptPrices(): void {
  const seen = seenPricesOf(items(), {});
  writeSession(sessionKeys.seenPrices, JSON.stringify(seen));
  $seenPrices.set(seen);
}

/** Empties this browser's picture of the cart; the server's is asked for afterwards. */
export function dropCart(): void {
  $cart.set(null);
  setCount(0);
}

function setCount(count: number): void {
  $cartCount.set(count);
  writeLocal(localKeys.cartCount, String(count));
}

/** Calls go one after another, so that an older answer never overtakes a newer one. */
let queue: Promise<unknown> = Promise.resolve();
function inOrder<T>(work: () => Promise<T>): Promise<T> {
  $cartBusy.set($cartBusy.get() + 1);
  const result = queue.then(work).finally(() => $cartBusy.set($cartBusy.get() - 1));
  queue = result.catch(() => undefined);
  return result;
}

/** Fetches the cart. Says so when it fails only where the shopper asked for it. */
export function loadCart({ quiet = false } = {}): Promise<void> {
  return inOrder(async () => {
    const user = userID();
    if (!user) return;
    const outcome = await getCart(api, user);
    if (outcome.outcome === 'ok') return takeCart(outcome.data);
    if (isSessionLost(outcome)) void checkVisitor();
    $cartFailed.set(true);
    if (!quiet) showToast('error', messageOf(outcome, texts.failed.fetch));
  });
}

type Told = { done: string; failed: string; silent?: boolean };

/** Takes a change's answer over and tells how it went; after a failure the server's cart is shown again. */
async function settle(outcome: Outcome<Cart | null>, { done, failed, silent }: Told): Promise<boolean> {
  if (outcome.outcome === 'ok') {
    if (outcome.data) takeCart(outcome.data);
    else void loadCart({ quiet: true });
    if (!silent) showToast('success', messageOf(outcome, done));
    return true;
  }
  const isRefusal = outcome.outcome === 'failed' && outcome.status < 500;
  showToast(isRefusal ? 'warning' : 'error', messageOf(outcome, failed));
  if (isSessionLost(outcome)) void checkVisitor();
  else void loadCart({ quiet: true });
  return false;
}

/** Adds one piece for a user. The page has made sure that a size and a model are chosen. */
export async function addToCart(user: string, choice: Choice): Promise<boolean> {
  const outcome = await inOrder(() => callAdd(api, { userID: user, ...choice, quantity: 1 }));
  const added = await settle(outcome, { done: texts.added, failed: texts.failed.add });
  if (added) await loadCart({ quiet: true });
  return added;
}

/** The quantity that the shopper last asked for, by line: of several quick clicks only the last is sent. */
const wanted = new Map<string, number>();

/** Sets a line's quantity, shown at once; outside of 1 and the stock it is refused with a warning. */
export async function changeQuantity(line: CartItem, quantity: number): Promise<void> {
  const cart = $cart.get();
  const user = userID();
  if (!cart || !user) return;
  const current = cart.items.find((item) => lineKey(item) === lineKey(line)) ?? line;
  const no = refusal(cart.items, current, quantity);
  if (no) return showToast('warning', no === 'minimum' ? texts.minimum : texts.maximum);
  const key = lineKey(line);
  wanted.set(key, quantity);
  $cart.set(withQuantity(cart, line, quantity));
  setCount(countOf(items()));
  await inOrder(async () => {
    if (wanted.get(key) !== quantity) return;
    wanted.delete(key);
    const { productID, size, variant } = line;
    const outcome = await setCartQuantity(api, { userID: user, productID, size, variant, quantity });
    const failed = outcome.outcome === 'network' ? texts.failed.update : texts.failed.set;
    // A newer choice is shown already; its own answer follows.
    if (outcome.outcome === 'ok' && wanted.has(key)) return;
    await settle(outcome, { done: texts.updated, failed });
  });
}

/** Takes a line out; what was in it can be put back. */
export async function removeLine(choice: Choice): Promise<void> {
  const user = userID();
  if (!user) return;
  const { productID, size, variant } = choice;
  const removed = items().filter((item) => lineKey(item) === lineKey(choice));
  const outcome = await inOrder(() => removeFromCart(api, { userID: user, productID, size, variant }));
  if (await settle(outcome, { done: texts.deleted, failed: texts.failed.remove })) offerBack(removed);
}

/** Takes everything out; it can be put back. */
export async function clearCart(): Promise<void> {
  const user = userID();
  if (!user) return;
  const removed = items();
  const outcome = await inOrder(() => callClear(api, user));
  if (await settle(outcome, { done: texts.deleted, failed: texts.failed.clear })) offerBack(removed);
}

/** What has left the shop cannot be put back. */
const offerBack = (removed: readonly CartItem[]): void =>
  $removed.set(removed.filter(({ problem }) => problem !== 'gone'));

export const forgetRemoved = (): void => $removed.set([]);

/** Puts back what was taken out last: the same sizes, models and quantities, as far as the stock still goes. */
export async function putBack(): Promise<void> {
  const user = userID();
  const removed = $removed.get();
  forgetRemoved();
  if (!user) return;
  for (const { productID, size, variant, quantity } of removed) {
    const choice = { userID: user, productID, size, variant, quantity };
    const outcome = await inOrder(() => callAdd(api, choice));
    await settle(outcome, { done: texts.added, failed: texts.failed.add, silent: true });
  }
}
