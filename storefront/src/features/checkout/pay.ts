import type { Cart } from '@shop/contracts/cart';
import { cleanLines } from '@shop/shop-rules/clean-text';
import type { Words } from '@shop/shop-rules/words';
import { eurosText } from '@shop/money';
import {
  cartIn,
  isSessionLost,
  refusalOf,
  wordsOf,
  startCardPayment,
  startPayPalPayment,
  type Outcome,
  type PlacedOrder,
} from '@shop/shop-client';
import { atom } from 'nanostores';
import { localKeys, sessionKeys, writeLocal, writeSession } from '../../lib/browser/browser-storage.ts';
import { paymentPath } from '../../lib/routing/paths.ts';
import { api } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { checkVisitor, currentUser } from '../../lib/api/visitor.ts';
import { checkout as texts } from '../../texts/fi/checkout.ts';
import { deliveryFields, lacksPoint, type DeliveryChoice } from './delivery-choice.ts';
import { refuseDiscount } from './discount-choice.ts';
import { noteOrder } from './saved-choices.ts';
import { unavailableIn, blockerIn, type Method, type Blocker, type Seen } from './blocker.ts';
import { safePayLink } from '../../lib/checkout/pay-link.ts';

export const $paying = atom<Method | null>(null);

export const $blocker = atom<Blocker | null>(null);

/** A new object each time, so that the focus moves again. */
export const $missing = atom<{ what: 'address' | 'point' } | null>(null);

export const $giftProblem = atom('');

/** Time to read the message before the login page. */
const LOGIN_DELAY_MS = 2_000;

export type Purchase = {
  method: Method;
  addressID: string;
  delivery: DeliveryChoice;
  discountCode: string;
  giftNote: string;
  reviewReminder: boolean;
  /** A higher total is confirmed by the buyer, never charged silently. */
  seen: Seen;
  onCartChanged: (cart: Cart | null) => void;
  onAddressGone: () => void;
};

export async function pay(purchase: Purchase): Promise<void> {
  if ($paying.get()) return;
  const { method, addressID, delivery, seen } = purchase;
  if (seen.items.length === 0) return showToast('warning', texts.needItems);
  if (!addressID) return void ask('address', texts.needAddress);
  if (lacksPoint(delivery)) return void ask('point', texts.needPoint);
  const before = $blocker.get();
  $paying.set(method);
  $blocker.set(null);
  $giftProblem.set('');
  const link = await placeOrder(purchase, before);
  if (link) location.assign(link);
  else $paying.set(null);
}

function ask(what: 'address' | 'point', words: Words | string): null {
  $missing.set({ what });
  showToast('warning', words);
  return null;
}

async function placeOrder(
  { method, addressID, seen, onCartChanged, onAddressGone, ...chosen }: Purchase,
  before: Blocker | null,
): Promise<string | null> {
  const { delivery, discountCode, giftNote, reviewReminder } = chosen;
  const user = await currentUser();
  if (!user) return fail(texts.cardErrors.noUser);
  // The flag belongs to an earlier PayPal payment.
  writeSession(sessionKeys.payPalCompleted, null);
  const cartItems = seen.items.map(({ productID, size, variant, customID, quantity, promise }) => ({
    ...(promise ? { promise } : {}),
    ...(customID ? { customID } : {}),
    productID,
    size,
    variant,
    quantity,
  }));
  const seenTotal = eurosText(Math.round(seen.total * 100));
  const greeting = cleanLines(giftNote);
  const options = {
    ...deliveryFields(delivery),
    ...(discountCode ? { discountCode } : {}),
    ...(greeting ? { giftNote: greeting } : {}),
    ...(reviewReminder ? { reviewReminder: true as const } : {}),
  };
  const order = { userID: user.id, addressID, ...options, cartItems, paymentMethod: method, seenTotal };
  const outcome = await (method === 'paypal' ? startPayPalPayment : startCardPayment)(api, order);
  if (outcome.outcome !== 'ok') {
    const codeError = outcome.outcome === 'failed' ? outcome.errors.discountCode : undefined;
    if (codeError) {
      refuseDiscount(codeError);
      return null;
    }
    const giftError = outcome.outcome === 'failed' ? outcome.errors.giftNote : undefined;
    if (giftError) {
      $giftProblem.set(giftError);
      return null;
    }
    if (hasOtherMethods(outcome, delivery)) return offerReload();
    const paid = refusalOf(outcome, 'order-already-paid');
    if (paid?.orderID) return paymentPath(paid.orderID);
    if (outcome.outcome === 'failed' && outcome.code === 'address-not-found') {
      onAddressGone();
      return ask('address', wordsOf(outcome, texts.needAddress));
    }
    if (outcome.outcome === 'failed' && outcome.code === 'address-not-served')
      return ask('address', wordsOf(outcome, texts.needAddress));
    if (outcome.outcome === 'failed' && outcome.status === 409) onCartChanged(cartIn(outcome));
    const terms = { delivery: delivery.method.id, code: discountCode };
    const blocker = blockerIn(outcome, seen, terms);
    $blocker.set(blocker ?? unavailableIn(outcome, method, before));
    return blocker ? null : refuse(method, outcome);
  }
  remember(method, user.id, outcome.data);
  const link = safePayLink(outcome.data.payLink, location.origin);
  return link ?? fail(method === 'paypal' ? texts.payPalErrors.noLink : texts.cardErrors.noLink);
}

/** The page's delivery methods are outdated: reload. */
function hasOtherMethods(outcome: Outcome<unknown>, { method }: DeliveryChoice): boolean {
  if (outcome.outcome !== 'failed') return false;
  const { deliveryMethod, pickUpPoint } = outcome.errors;
  return Boolean(deliveryMethod) || (Boolean(pickUpPoint) && !method.pickUpPoint);
}

function offerReload(): null {
  const { deliveryChanged, reload } = texts;
  showToast('warning', deliveryChanged, { action: { label: reload, run: () => location.reload() } });
  return null;
}

function remember(method: Method, userID: string, { orderID }: PlacedOrder): void {
  noteOrder(userID, orderID);
  writeSession(sessionKeys.currentOrder, orderID);
  if (method === 'paypal') writeLocal(localKeys.pendingOrder, orderID);
}

function refuse(method: Method, outcome: Outcome<unknown>): null {
  if (isSessionLost(outcome)) {
    setTimeout(() => void checkVisitor(), LOGIN_DELAY_MS);
    return fail(method === 'card' ? texts.cardErrors.noUser : wordsOf(outcome, texts.payPalErrors.refused));
  }
  if (outcome.outcome === 'failed' && outcome.status === 409) {
    showToast('warning', wordsOf(outcome, texts.cartChanged));
    return null;
  }
  if (method === 'card') return fail(wordsOf(outcome, texts.cardErrors.away));
  const isAway = outcome.outcome === 'network' || (outcome.outcome === 'failed' && outcome.status >= 500);
  return fail(isAway ? texts.payPalErrors.away : wordsOf(outcome, texts.payPalErrors.refused));
}

function fail(words: Words | string): null {
  showToast('error', words);
  return null;
}
