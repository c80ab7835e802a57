import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentProvider } from '@shop/contracts';
import { Refusal, type Buyer } from '@shop/testing/buyer';
import type { Random } from '@shop/testing/random';

/** Everything a buyer knows for certain. */
export type History = {
  userID: string;
  productID: string;
  added: number;
  maybeAdded: number;
  orders: Set<string>;
  approved: Set<string>;
  cancelled: Set<string>;
  seenPaid: Set<string>;
  checkoutMs: number[];
  met: Map<string, number>;
};

/**
 * `closed`: closes the browser after approving · `both`: pays by both in two tabs · `tabs`: orders in two, pays one ·
 * `regret`: cancels, then pays.
 */
export const purchaseKinds = ['card', 'paypal', 'closed', 'both', 'tabs', 'cancel', 'regret'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

const RETRY_MS = 400;
const PATIENCE_MS = 45_000;
const otherProvider = { stripe: 'paypal', paypal: 'stripe' } as const;

/** Nothing done yet. */
export function newHistory(buyer: Buyer, productID: string): History {
  return {
    userID: buyer.customer.id,
    productID,
    added: 0,
    maybeAdded: 0,
    orders: new Set(),
    approved: new Set(),
    cancelled: new Set(),
    seenPaid: new Set(),
    checkoutMs: [],
    met: new Map(),
  };
}

/** Buys one piece, retrying like a determined buyer. */
export async function purchase(
  buyer: Buyer,
  history: History,
  way: PurchaseKind,
  random: Random,
): Promise<void> {
  await addProduct(buyer, history);
  const first: PaymentProvider = way === 'paypal' || way === 'closed' ? 'paypal' : 'stripe';
  const tabs = way === 'tabs' ? [first, first] : way === 'both' ? [first, otherProvider[first]] : [first];
  const placed = await Promise.all(tabs.map((provider) => order(buyer, history, provider)));
  const links = placed.filter((link) => link !== null);
  if (way === 'cancel' || way === 'regret') {
    for (const { orderID } of links) await cancel(buyer, history, orderID);
  }
  if (way === 'cancel') return;
  if (random.happens(0.3)) await pause(random.below(500));
  const paid = way === 'tabs' ? links.slice(0, 1) : links;
  await Promise.all(paid.map((link) => payAt(buyer, history, link, way !== 'closed')));
}

/** Retries until answered. */
export async function cancel(buyer: Buyer, history: History, orderID: string): Promise<void> {
  const call = () => buyer.customer.call('POST', '/api/shop/purchase/cancel', { orderID });
  await persist(history, async () => {
    const { status, body } = await call();
    if (status >= 400) throw new Refusal(status, String(body.code));
    history.cancelled.add(orderID);
  });
}

async function addProduct(buyer: Buyer, history: History): Promise<void> {
  const isAdded = await persist(history, async () => {
    try {
      await buyer.add();
    } catch (error) {
      if (isUnknown(error)) history.maybeAdded += 1;
      throw error;
    }
    return true;
  });
  if (isAdded) history.added += 1;
}

type Link = { provider: PaymentProvider; orderID: string; payUrl: string };

async function order(buyer: Buyer, history: History, chosenProvider: PaymentProvider): Promise<Link | null> {
  let provider = chosenProvider;
  return persist(history, async () => {
    const asked = performance.now();
    try {
      const { orderID, payUrl } = await buyer.checkOut(provider);
      history.orders.add(orderID);
      return { provider, orderID, payUrl };
    } catch (error) {
      if (error instanceof Refusal && error.code.endsWith('-unavailable')) provider = otherProvider[provider];
      throw error;
    } finally {
      history.checkoutMs.push(performance.now() - asked);
    }
  });
}

async function payAt(buyer: Buyer, history: History, link: Link, returnsToShop: boolean): Promise<void> {
  const { orderID, payUrl, provider } = link;
  const back = await persist(history, () => approve(buyer, payUrl));
  if (!back) return;
  history.approved.add(orderID);
  if (provider === 'stripe' || !returnsToShop) return;
  const [paymentId, payerId] = [back.searchParams.get('token'), back.searchParams.get('PayerID')];
  if (!paymentId || !payerId) return;
  await persist(history, async () => {
    const { status, body } = await buyer.customer.call('POST', '/api/shop/purchase/done', {
      orderID,
      paymentId,
      payerId,
    });
    if (status >= 400) throw new Refusal(status, String(body.code));
    if (body.data.paymentStatus === 'paid') history.seenPaid.add(orderID);
  });
}

/** @returns the provider's redirect, or null when the payment is over */
async function approve({ customer }: Buyer, payUrl: string): Promise<URL | null> {
  const pressed = new URLSearchParams({ decision: 'approve' });
  const { status, headers } = await customer.send(payUrl, { method: 'POST', body: pressed });
  if (status >= 500) throw new Refusal(status, 'payment page');
  const location = headers.get('location');
  return location ? new URL(location, payUrl) : null;
}

/** Retries the shop's errors and conflicts. @returns null when a retry cannot help */
async function persist<T>(history: History, step: () => Promise<T>): Promise<T | null> {
  const until = performance.now() + PATIENCE_MS;
  for (let began = performance.now(); began < until; began = performance.now()) {
    try {
      return await step();
    } catch (error) {
      const what = whatFailed(error, performance.now() - began);
      history.met.set(what, (history.met.get(what) ?? 0) + 1);
      if (!isUnknown(error) && !(error instanceof Refusal && retriableCodes.includes(error.code)))
        return null;
      await pause(RETRY_MS);
    }
  }
  return null;
}

/** The duration separates timeouts from lost connections. */
function whatFailed(error: unknown, ms: number): string {
  if (!isUnknown(error)) return (error as Refusal).message;
  const what = error instanceof Refusal ? error.message : `no answer (${String((error as Error).cause)})`;
  return `${what} after ${Math.round(ms / 1000)} s`;
}

const retriableCodes = ['busy', 'order-closed', 'cart-changed', 'stale-version', 'login-required'];

const isUnknown = (error: unknown): boolean => !(error instanceof Refusal) || error.status >= 500;
