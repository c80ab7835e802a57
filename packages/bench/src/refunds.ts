import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { paymentProviders, type PaymentProvider } from '@shop/contracts';
import type { Shop } from '@shop/dev-stack';
import { newBuyer, stockUp, type Buyer } from '@shop/testing/buyer';
import { decide, logIn, type Client } from '@shop/testing/http-client';
import { percentile } from '@shop/testing/table';
import { printTable } from './print-table.ts';
import { openShopDatabase, type ShopDatabase } from './shop-database.ts';

const PLENTY = 50_000;
const BUYERS = 10;
const LOOK_EVERY_MS = 100;
const GIVE_UP_MS = 120_000;

/** What the providers' stand-in has written down of one payment, in milliseconds since 1970. */
type Money = { capturedAt: number; refundedAt: number | undefined };
type Returned = { capturedAt: number; refundedAt: number };
type Entry = { type: string; id: string; at: string; reference?: string };

/**
 * How long it takes until money that goes back has reached its provider: from the maker's click, and for a second payment
 * of the same order, which nobody asks for, from the moment at which it came. The provider's own ledger tells.
 * @param refunds how many a row
 */
export async function measureRefunds(shop: Shop, refunds: number): Promise<void> {
  if (!shop.accounts) return;
  const productID = await stockUp(shop.url, shop.accounts, PLENTY);
  const admin = await logIn(shop.url, shop.accounts.admin);
  const database = await openShopDatabase(shop.stores.mongo.url, shop.config.dbPrefix);
  const rows: string[][] = [];
  try {
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => newBuyer(shop.url, productID)));
    const each = async (many: number, work: (buyer: Buyer) => Promise<number>) => {
      const times: number[] = [];
      let next = 0;
      const goOn = async (buyer: Buyer) => {
        while (next++ < refunds) times.push(await work(buyer));
      };
      await Promise.all(buyers.slice(0, many).map(goOn));
      return times;
    };
    for (const provider of paymentProviders) {
      for (const many of [1, BUYERS]) {
        const times = await each(many, (buyer) => askedBack({ shop, database, admin }, buyer, provider));
        rows.push(rowOf(`${provider}: asked → at the provider`, many, times, '2'));
      }
    }
    const second = await each(BUYERS, (buyer) => paidTwice(shop, buyer));
    rows.push(rowOf('a second payment: came → given back', BUYERS, second, '60'));
  } finally {
    await database.close();
  }
  printTable('Refunds', ['', 'side by side', 'how many', 'p50 s', 'p95 s', 'longest s', 'bound p95 s'], rows);
}

function rowOf(name: string, many: number, times: number[], bound: string): string[] {
  const seconds = (share: number) => (percentile(times, share) / 1_000).toFixed(2);
  return [name, String(many), String(times.length), seconds(0.5), seconds(0.95), seconds(1), bound];
}

type Bench = { shop: Shop; database: ShopDatabase; admin: Client };

/** @returns how long after the maker's click the provider had given the money back, in ms */
async function askedBack(
  { shop, database, admin }: Bench,
  buyer: Buyer,
  provider: PaymentProvider,
): Promise<number> {
  const orderID = await buyer.pay(provider);
  await database.watch(orderID);
  const path = `/api/admin/rest/orders/${orderID}`;
  const asked = { kind: 'whole', delivery: true, restock: true };
  for (;;) {
    const { version } = (await admin.call('GET', path)).body as { version: number };
    const clicked = Date.now();
    const key = { 'idempotency-key': randomUUID() };
    const { status, body } = await admin.call('POST', `${path}/refunds`, { ...asked, version }, key);
    if (status < 400) return (await refunded(shop, orderID)).refundedAt - clicked;
    // The order was still being finished.
    if (status !== 409) throw new Error(`${status}: ${body.code}`);
  }
}

/** Pays one order by both providers. @returns how long after the later payment the money was given back, in ms */
async function paidTwice(shop: Shop, buyer: Buyer): Promise<number> {
  await buyer.add();
  const [card, paypal] = [await buyer.checkOut('stripe'), await buyer.checkOut('paypal')];
  for (const { payUrl } of [paypal, card]) await decide(buyer.customer, payUrl, 'approve');
  const { capturedAt, refundedAt } = await refunded(shop, card.orderID);
  return refundedAt - capturedAt;
}

/** Waits until money of an order has gone back. @returns when it came, and when it went */
async function refunded(shop: Shop, orderID: string): Promise<Returned> {
  for (const until = Date.now() + GIVE_UP_MS; Date.now() < until; await pause(LOOK_EVERY_MS)) {
    const payments = await paymentsOf(shop, orderID);
    const back = payments.find(({ refundedAt }) => refundedAt !== undefined);
    const capturedAt = Math.max(...payments.map((payment) => payment.capturedAt));
    if (back?.refundedAt !== undefined) return { capturedAt, refundedAt: back.refundedAt };
  }
  throw new Error(`no money of ${orderID} went back`);
}

async function paymentsOf(shop: Shop, orderID: string): Promise<Money[]> {
  const answer = await fetch(`http://127.0.0.1:${shop.ports['payment-sandbox']}/ledger`);
  const { entries } = (await answer.json()) as { entries: Entry[] };
  const own = entries.filter(({ reference }) => reference?.startsWith(`${orderID}_`));
  const at = (type: string, id: string) => {
    const found = entries.find((entry) => entry.type === type && entry.id === id);
    return found && Date.parse(found.at);
  };
  return own.flatMap(({ id }) => {
    const capturedAt = at('captured', id);
    return capturedAt === undefined ? [] : [{ capturedAt, refundedAt: at('refunded', id) }];
  });
}
