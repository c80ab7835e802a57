import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { DATA_VERSION } from '@shop/service-kit/data-version';
import { afterEach, expect, test } from 'vitest';
import { examineShop, exitCodeOf, reportOf } from '../src/index.ts';
import { setUpExaminedShop } from './examined-shop.ts';

const shop = setUpExaminedShop();
afterEach(() => shop.restore());

/** Sentences about all but the disk, which belongs to the machine that runs the tests. */
async function sentences(changes: Record<string, string> = {}): Promise<string[]> {
  const { findings } = await examineShop(shop.settings(changes));
  return findings
    .filter(({ area }) => area !== 'disk')
    .map(({ level, area, says }) => `${level} ${area}: ${says}`);
}

const orderID = 'a'.repeat(24);
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('a healthy shop has no finding, and the report names what was examined', async () => {
  expect(await sentences()).toEqual([]);
  const diagnosis = await examineShop(shop.settings());
  expect(diagnosis.notExamined).toEqual([]);
  const report = reportOf({ ...diagnosis, findings: [] });
  expect(report).toMatch(/^Fine: processes \(2 processes answer, event loops\), queues /);
  expect(report).toContain('clock (MongoDB 0.0 s, Redis 0.0 s, 2 processes 0.0 s)');
  expect(exitCodeOf({ ...diagnosis, findings: [] })).toBe(0);
});

test('a dead letter is found with its consumer and its error', async () => {
  const letters = shop.collection('email', 'deadLetters');
  const letter = { name: 'order-confirmed', consumer: 'send-confirmation', error: 'no address', at: ago(5) };
  await letters.insertOne({ _id: 'letter', ...letter, payload: { orderID } });
  const found = await sentences();
  await letters.deleteMany({});
  expect(found).toEqual([
    `wrong dead letters: email ${orderID}: order-confirmed was given up by send-confirmation: no address.`,
  ]);
});

test('an event that waits too long is found, a recent one is not', async () => {
  const carts = shop.collection('cart', 'carts');
  const event = { eventId: 'e', name: 'cart-changed', waiting: ['follow-cart'] };
  await carts.insertOne({ _id: 'recent', outbox: [{ ...event, at: ago(0) }] });
  expect(await sentences()).toEqual([]);
  await carts.insertOne({ _id: 'late', outbox: [{ ...event, at: ago(10) }] });
  const found = await sentences();
  await carts.deleteMany({});
  expect(found).toEqual(['wrong queues: cart late: cart-changed of cart has waited 10 min for follow-cart.']);
});

test('a hold without an order and an order that is overdue are found', async () => {
  const [products, orders] = [shop.collection('catalog', 'products'), shop.collection('order', 'orders')];
  const other = 'b'.repeat(24);
  const holds = { [orderID]: { quantity: 2, generation: 1 }, [other]: { quantity: 1, generation: 1 } };
  await products.insertOne({ _id: 'p', title: 'Huivi', holds });
  const order = { saga: 'reserved', lines: [{ productID: 'p', quantity: 1 }], updatedAt: ago(60) };
  await orders.insertOne({ _id: other, ...order, dueAt: ago(20), paidBy: null });
  const found = await sentences();
  await products.deleteMany({});
  await orders.deleteMany({});
  expect(found).toEqual([
    `wrong stock: order ${orderID}: it does not exist, but holds 2 of product p (Huivi).`,
    `wrong stock: order ${other}: it is reserved and was due 20 min ago.`,
  ]);
});

test('many findings of one kind are cut short', async () => {
  const letters = shop.collection('email', 'deadLetters');
  const many = Array.from({ length: 8 }, (_, index) => ({ _id: `letter-${index}`, error: '' }));
  await letters.insertMany(many);
  const found = await sentences();
  await letters.deleteMany({});
  expect(found).toHaveLength(6);
  expect(found.at(-1)).toBe('wrong dead letters: 3 more like these.');
});

test('data of another version is found', async () => {
  const checks = shop.collection<{ version: number }>('cart', 'startChecks');
  await checks.updateOne({ _id: 'data' }, { $set: { version: DATA_VERSION - 1 } });
  const found = await sentences();
  await checks.updateOne({ _id: 'data' }, { $set: { version: DATA_VERSION } });
  expect(found).toEqual([expect.stringMatching(/^wrong versions: .*_cart holds data of another version/)]);
});

test('an old Node and processes of different versions are found', async () => {
  shop.answer({ metrics: [20, 24].map((major) => `nodejs_version_info{version="v${major}.1.0"} 1`) });
  expect(await sentences()).toEqual([
    'wrong versions: gateway runs on Node v20.1.0.',
    'wrong versions: order runs on Node v20.1.0.',
    'look versions: Processes run on different versions of Node: v20.1.0, v24.1.0.',
  ]);
});

test('a part that the gateway cannot use is found', async () => {
  shop.answer({ parts: 'catalog away\norder ready\nredis away\n' });
  expect(await sentences()).toEqual([
    'wrong processes: The gateway cannot use catalog.',
    'wrong processes: The gateway cannot use redis.',
  ]);
});

test('a process that does not answer is found, and a shop that is stopped', async () => {
  const nowhere = 'http://127.0.0.1:1';
  const [silent] = await sentences({ CART_URL: nowhere });
  expect(silent).toMatch(/^wrong processes: cart does not answer: /);
  const stopped = shop.settings({ ORDER_URL: nowhere, METRICS_PORT: '1' });
  const diagnosis = await examineShop(stopped);
  expect(reportOf(diagnosis)).toContain('None of 2 processes answers: the shop is stopped.');
  const unknown = diagnosis.notExamined.map(({ area }) => area);
  expect(unknown).toEqual(expect.arrayContaining(['queues', 'money', 'emails', 'clock']));
});

test('without the gateway’s METRICS_PORT its view is missing', async () => {
  expect(await sentences({ METRICS_PORT: '' })).toEqual([
    'look processes: METRICS_PORT is not set, so nothing shows what the gateway reaches.',
  ]);
});

test('a folder that is not there is found', async () => {
  const { findings } = await examineShop(shop.settings({ MAIL_DIR: '/nowhere/mail' }));
  expect(findings.map(({ says }) => says)).toContainEqual(
    expect.stringMatching(/^MAIL_DIR names a folder that cannot be read \(ENOENT/),
  );
});

test('stores that refuse, and stores that accept and stay silent, are sentences without a password', async () => {
  const silent = createServer();
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  for (const at of ['127.0.0.1:1', `127.0.0.1:${port}`]) {
    const settings = shop.settings({
      MONGO_URL: `mongodb://user:hunter2@${at}/`,
      REDIS_URL: `redis://:hunter2@${at}`,
    });
    const diagnosis = await examineShop(settings);
    const report = reportOf(diagnosis);
    expect(report).toContain(`mongodb: MongoDB (${at}) does not answer: `);
    expect(report).toContain(`redis: Redis (${at}) does not answer: `);
    expect(report).not.toContain('hunter2');
    expect(report).toContain(`stock, disk, clock, versions: MongoDB (${at}) does not answer.`);
    expect(exitCodeOf(diagnosis)).toBe(1);
  }
  silent.close();
});
