import type { Cart, CartItem } from '@shop/contracts/cart';
import type { Words } from '@shop/shop-rules/words';
import {
  addToCart as callAdd,
  clearCart as callClear,
  getCart,
  isSessionLost,
  wordsOf,
  removeFromCart,
  setCartQuantity,
  type Outcome,
} from '@shop/shop-client';
import { api } from '../../lib/api/api.ts';
import { showToast, type ToastOptions } from '../../lib/toasts/toasts.ts';
import { $visitor, checkVisitor } from '../../lib/api/visitor.ts';
import { cart as texts } from '../../texts/fi/cart.ts';
import {
  choiceOf,
  countOf,
  lineKey,
  quantityOf,
  refusal,
  withQuantity,
  type AddedChoice,
} from './cart-lines.ts';
import { $cart, $cartBusy, $cartFailed, items, offerBack, setCount, takeCart } from './cart-state.ts';

const userID = (): string | undefined => $visitor.get().user?.id;

/** Calls run in turn, so that an old answer never overwrites a newer one. */
let queue: Promise<unknown> = Promise.resolve();
function inOrder<T>(work: () => Promise<T>): Promise<T> {
  $cartBusy.set($cartBusy.get() + 1);
  const result = queue.then(work).finally(() => $cartBusy.set($cartBusy.get() - 1));
  queue = result.catch(() => undefined);
  return result;
}

let lastChange: Promise<unknown> = queue;
export function change<T>(work: () => Promise<T>): Promise<T> {
  const result = inOrder(work);
  lastChange = result;
  return result;
}

type Wanted = { user: string; line: CartItem; quantity: number };

/** Of several quick clicks only the last is sent. */
const wanted = new Map<string, Wanted>();

const send = ({ user, line, quantity }: Wanted): Promise<Outcome<Cart | null>> =>
  setCartQuantity(api, { userID: user, ...choiceOf(line, line.images), quantity });

export function sendWaiting(): void {
  for (const change of wanted.values()) void send(change);
  wanted.clear();
}

let failures = 0;

/** @returns whether all changes since the call succeeded */
export async function cartAtRest(): Promise<boolean> {
  const before = failures;
  for (let last; last !== lastChange; await last) last = lastChange;
  return failures === before;
}

/** Keeps requested quantities visible until their own answers arrive. */
function showServerCart(cart: Cart): void {
  const withWanted = (shown: Cart, line: CartItem): Cart => {
    const asked = wanted.get(lineKey(line));
    return asked ? withQuantity(shown, line, asked.quantity) : shown;
  };
  takeCart(cart.items.reduce(withWanted, cart));
}

export function loadCart({ quiet = false } = {}): Promise<void> {
  return inOrder(async () => {
    const user = userID();
    if (!user) return;
    const outcome = await getCart(api, user);
    if (outcome.outcome === 'ok') return showServerCart(outcome.data);
    if (isSessionLost(outcome)) void checkVisitor();
    $cartFailed.set(true);
    if (!quiet) showToast('error', wordsOf(outcome, texts.failed.fetch));
  });
}

const quantityIn = (lines: readonly CartItem[], choice: AddedChoice): number =>
  choice.custom
    ? quantityOf(lines, choice.productID, '')
    : countOf(lines.filter((line) => lineKey(line) === lineKey(choice)));

/** After a lost answer, reads the cart instead of retrying: a retry could add a second piece. */
async function addOne(userID: string, choice: AddedChoice): Promise<Outcome<Cart | null>> {
  const before = $cart.get() && quantityIn(items(), choice);
  const outcome = await callAdd(api, { userID, ...choice, quantity: 1 });
  if (outcome.outcome !== 'network' || before === null) return outcome;
  const now = await getCart(api, userID);
  return now.outcome === 'ok' && quantityIn(now.data.items, choice) > before ? now : outcome;
}

type Report = {
  done: Words | string;
  failed: Words;
  line?: string;
  silent?: boolean;
  options?: ToastOptions;
};

const topicOf = (line = ''): string => `cart ${line}`;

/** Reloads the server's cart after a failure. */
export async function settle(
  outcome: Outcome<Cart | null>,
  { done, failed, line, silent, options }: Report,
): Promise<boolean> {
  const topic = topicOf(line);
  if (outcome.outcome === 'ok') {
    if (outcome.data) showServerCart(outcome.data);
    else void loadCart({ quiet: true });
    if (!silent) showToast('success', wordsOf(outcome, done), { ...options, topic });
    return true;
  }
  failures += 1;
  const isRefusal = outcome.outcome === 'failed' && outcome.status < 500;
  showToast(isRefusal ? 'warning' : 'error', wordsOf(outcome, failed), { topic });
  if (isSessionLost(outcome)) void checkVisitor();
  else void loadCart({ quiet: true });
  return false;
}

/**
 * @param choice with the model's picture where there are several
 * @param picture for the message
 */
export async function addToCart(user: string, choice: AddedChoice, picture?: string): Promise<boolean> {
  const outcome = await change(() => addOne(user, choice));
  const added = await settle(outcome, {
    done: texts.added,
    failed: texts.failed.add,
    line: lineKey(choice),
    options: { picture, action: { label: texts.look, run: openCart, opens: 'cart' } },
  });
  if (added) await loadCart({ quiet: true });
  return added;
}

export async function changeQuantity(line: CartItem, quantity: number): Promise<void> {
  const cart = $cart.get();
  const user = userID();
  if (!cart || !user) return;
  const current = cart.items.find((item) => lineKey(item) === lineKey(line)) ?? line;
  const refused = refusal(cart.items, current, quantity);
  const key = lineKey(line);
  if (refused)
    return showToast('warning', refused === 'minimum' ? texts.minimum : texts.maximum, {
      topic: topicOf(key),
    });
  const asked = { user, line, quantity };
  wanted.set(key, asked);
  $cart.set(withQuantity(cart, line, quantity));
  setCount(countOf(items()));
  await change(async () => {
    if (wanted.get(key) !== asked) return;
    wanted.delete(key);
    const outcome = await send(asked);
    const failed = outcome.outcome === 'network' ? texts.failed.update : texts.failed.set;
    // A newer quantity is shown; its answer follows.
    if (outcome.outcome === 'ok' && wanted.has(key)) return;
    await settle(outcome, { done: texts.updated, failed, line: key });
  });
}

export async function removeLine(line: CartItem): Promise<void> {
  const user = userID();
  if (!user) return;
  const removed = items().filter((item) => lineKey(item) === lineKey(line));
  const choice = choiceOf(line, line.images);
  const outcome = await change(() => removeFromCart(api, { userID: user, ...choice }));
  const report = { done: texts.deleted, failed: texts.failed.remove, line: lineKey(line) };
  if (await settle(outcome, report)) offerBack(removed);
}

export async function clearCart(): Promise<void> {
  const user = userID();
  if (!user) return;
  const removed = items();
  const outcome = await change(() => callClear(api, user));
  if (await settle(outcome, { done: texts.deleted, failed: texts.failed.clear })) offerBack(removed);
}

function openCart(): void {
  document.querySelector<HTMLButtonElement>('.cart-button')?.click();
}
