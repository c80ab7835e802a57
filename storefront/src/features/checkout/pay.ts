import type { Cart, CartItem } from '@shop/contracts/cart';
import {
  isSessionLost,
  messageOf,
  startCardPayment,
  startPayPalPayment,
  type Outcome,
  type PlacedOrder,
} from '@shop/shop-client';
import { atom } from 'nanostores';
import { localKeys, sessionKeys, writeLocal, writeSession } from '../../lib/browser-storage.ts';
import { door } from '../../lib/shop-door.ts';
import { showToast } from '../../lib/toasts.ts';
import { checkVisitor, knownUser } from '../../lib/visitor.ts';
import { checkout as texts } from '../../texts/fi/checkout.ts';
import { safePayLink } from './pay-link.ts';

export type Method = 'paypal' | 'card';

/** Which payment is being opened; a second one cannot begin meanwhile. */
export const $paying = atom<Method | null>(null);

/** A lost session is told before the login page takes over. */
const TELL_MS = 2_000;

export type Purchase = {
  method: Method;
  addressID: string;
  items: readonly CartItem[];
  /** The server's cart is another one than the page shows, or may be. */
  onCartChanged: (cart: Cart | null) => void;
};

/** Places the order and leaves for the provider's page, or says what is in the way. */
export async function pay({ method, addressID, items, onCartChanged }: Purchase): Promise<void> {
  if ($paying.get()) return;
  if (items.length === 0) return showToast('warning', texts.needItems);
  if (!addressID) return showToast('warning', texts.needAddress);
  $paying.set(method);
  const link = await placeOrder({ method, addressID, items, onCartChanged });
  if (link) location.assign(link);
  else $paying.set(null);
}

async function placeOrder({ method, addressID, items, onCartChanged }: Purchase): Promise<string | null> {
  const user = await knownUser();
  if (!user) return fail(texts.cardErrors.noUser);
  // The flag belongs to the last PayPal payment, not to the one that begins.
  writeSession(sessionKeys.payPalCompleted, null);
  const cartItems = items.map(({ productID, size, variant, quantity }) => ({
    productID,
    size,
    variant,
    quantity,
  }));
  const order = { userID: user.id, addressID, cartItems, paymentMethod: method };
  const outcome = await (method === 'paypal' ? startPayPalPayment : startCardPayment)(door, order);
  if (outcome.outcome !== 'ok') {
    if (outcome.outcome === 'failed' && outcome.status === 409) onCartChanged(cartIn(outcome.data));
    return refuse(method, outcome);
  }
  remember(method, outcome.data);
  const link = safePayLink(outcome.data.payLink, location.origin);
  return link ?? fail(method === 'paypal' ? texts.payPalErrors.noLink : texts.cardErrors.noLink);
}

function remember(method: Method, { orderID }: PlacedOrder): void {
  writeSession(sessionKeys.currentOrder, orderID);
  if (method === 'paypal') writeLocal(localKeys.pendingOrder, orderID);
}

function refuse(method: Method, outcome: Outcome<unknown>): null {
  if (isSessionLost(outcome)) {
    setTimeout(() => void checkVisitor(), TELL_MS);
    return fail(method === 'card' ? texts.cardErrors.noUser : messageOf(outcome, texts.payPalErrors.refused));
  }
  if (outcome.outcome === 'failed' && outcome.status === 409) {
    showToast('warning', messageOf(outcome, texts.cartChanged));
    return null;
  }
  if (method === 'card') return fail(messageOf(outcome, texts.cardErrors.away));
  const isAway = outcome.outcome === 'network' || (outcome.outcome === 'failed' && outcome.status >= 500);
  return fail(isAway ? texts.payPalErrors.away : messageOf(outcome, texts.payPalErrors.refused));
}

function fail(text: string): null {
  showToast('error', text);
  return null;
}

/** The cart that a refusal brings along as the record of this moment. */
function cartIn(data: unknown): Cart | null {
  const cart = data as Cart | undefined;
  return Array.isArray(cart?.items) ? cart : null;
}
