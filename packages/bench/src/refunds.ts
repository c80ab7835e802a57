import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { paymentProviders, type PaymentProvider } from '@shop/contracts';
import type { Shop } from '@shop/dev-stack';
import { expiredAndPayable, playFault } from '@shop/payment-sandbox';
import { newBuyer, stockUp, type Buyer } from '@shop/testing/buyer';
import { logIn, type Client } from '@shop/testing/http-client';
import { percentile } from '@shop/testing/table';
import { printTable } from './print-table.ts';

const PLENTY = 50_000;
const BUYERS = 10;
const POLL_MS = 100;
const GIVE_UP_MS = 120_000;
const ROW_MS = 180_000;

/** Times in ms since 1970. */
type Money = { capturedAt: number; refundedAt: number | undefined };
type Entry = { type: string; id: string; at: string; reference?: string };
type Bench = { sandbox: string; admin: Client };
type Measurement = {
  name: string;
  many: number;
  bound: string;
  work: (buyer: Buyer) => Promise<number>;
};

/**
 * Time until a refund reaches the provider.
 * @param refunds per row
 */
export async function measureRefunds(shop: Shop, refunds: number): Promise<void> {
  if (!shop.accounts) return;
  const productID = await stockUp(shop.url, shop.accounts, PLENTY);
  const admin = await logIn(shop.url, shop.accounts.admin);
  const bench = { admin, sandbox: `http://127.0.0.1:${shop.ports['payment-sandbox']}` };
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => newBuyer(shop.url, productID)));
  const measurements = [
    ...paymentProviders.flatMap((provider) => [1, BUYERS].map((many) => asking(bench, provider, many))),
    payingTwice(bench),
  ];
  const rows: string[][] = [];
  for (const measurement of measurements) rows.push(await run(measurement, buyers, refunds));
  const columns = ['', 'side by side', 'how many', 'p50 s', 'p95 s', 'longest s', 'bound p95 s', 'failed'];
  printTable('Refunds', columns, rows);
}

function asking(bench: Bench, provider: PaymentProvider, many: number): Measurement {
  const name = `${provider}: asked → at the provider`;
  return { name, many, bound: '2', work: (buyer) => requestRefund(bench, buyer, provider) };
}

function payingTwice(bench: Bench): Measurement {
  const name = 'a second payment: came → given back';
  return { name, many: BUYERS, bound: '60', work: (buyer) => paidTwice(bench, buyer) };
}

async function run(
  { name, many, bound, work }: Measurement,
  buyers: Buyer[],
  refunds: number,
): Promise<string[]> {
  const [times, failures]: [number[], string[]] = [[], []];
  const until = performance.now() + ROW_MS;
  let next = 0;
  const goOn = async (buyer: Buyer) => {
    while (next++ < refunds && performance.now() < until) {
      try {
        times.push(await work(buyer));
      } catch (error) {
        failures.push(String(error));
        await buyer.reset().catch(() => undefined);
      }
    }
  };
  await Promise.all(buyers.slice(0, many).map(goOn));
  const seconds = (share: number) => (percentile(times, share) / 1_000).toFixed(2);
  const failed = failures.length > 0 ? `${failures.length} (${failures[0]})` : '0';
  return [name, String(many), String(times.length), seconds(0.5), seconds(0.95), seconds(1), bound, failed];
}

/** @returns ms from the click to the provider's refund */
async function requestRefund(
  { admin, sandbox }: Bench,
  buyer: Buyer,
  provider: PaymentProvider,
): Promise<number> {
  const orderID = await buyer.buy(provider);
  const path = `/api/admin/rest/orders/${orderID}`;
  const until = Date.now() + GIVE_UP_MS;
  for (;;) {
    const { version } = (await admin.call('GET', path)).body as { version: number };
    const requestBody = { kind: 'whole', lines: [], delivery: true, restock: true, version };
    const clicked = Date.now();
    const key = { 'idempotency-key': randomUUID() };
    const { status, body } = await admin.call('POST', `${path}/refunds`, requestBody, key);
    if (status < 400) {
      const [payment] = await refunded(sandbox, orderID);
      return (payment?.refundedAt ?? Infinity) - clicked;
    }
    const isPassing = ['busy', 'stale-version'].includes(body.code as string);
    if (!isPassing || Date.now() > until) throw new Error(`${status}: ${body.code}`);
    await pause(POLL_MS);
  }
}

/**
 * Pays by PayPal, then at a card session kept payable by the stand-in.
 * @returns ms from the second payment to its refund
 */
async function paidTwice({ sandbox }: Bench, buyer: Buyer): Promise<number> {
  await playFault(sandbox, expiredAndPayable(1));
  await buyer.add();
  const card = await buyer.checkOut('stripe');
  await buyer.approve('paypal', await buyer.checkOut('paypal'));
  await buyer.approve('stripe', card);
  const payments = await refunded(sandbox, card.orderID);
  const back = payments.find(({ refundedAt }) => refundedAt !== undefined);
  return (back?.refundedAt ?? Infinity) - Math.max(...payments.map(({ capturedAt }) => capturedAt));
}

async function refunded(sandbox: string, orderID: string): Promise<Money[]> {
  for (const until = Date.now() + GIVE_UP_MS; Date.now() < until; await pause(POLL_MS)) {
    const payments = await paymentsOf(sandbox, orderID);
    if (payments.some(({ refundedAt }) => refundedAt !== undefined)) return payments;
  }
  throw new Error(`no money of ${orderID} went back in ${GIVE_UP_MS / 1_000} s`);
}

async function paymentsOf(sandbox: string, orderID: string): Promise<Money[]> {
  const { entries } = (await (await fetch(`${sandbox}/ledger`)).json()) as { entries: Entry[] };
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
