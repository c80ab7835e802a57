import type { StockMovement } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { anAdmin, aUser } from '@shop/testing';
import { randomFrom } from '@shop/testing/random';
import { expect, test } from 'vitest';
import type { StoredProduct } from '../domain/product.ts';
import { foldLedgers } from './fold-ledgers.ts';
import { setUpCatalogHarness, setUpProducts, productFields } from '../../test/catalog-harness.ts';

const DAY = 24 * 3_600_000;

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);

const liisa = anAdmin({ userName: 'Liisa Lanka' });
const admin = () => catalog.api.as(liisa);
async function aProductWith(stock: number): Promise<string> {
  const { body } = await admin()('POST', '/api/admin/product/add', productFields(products.images, { stock }));
  return body.data._id;
}
const edit = (id: string, fields: object) => admin()('PUT', `/api/admin/rest/products/${id}`, fields);
const hold = (
  step: 'reserve' | 'release' | 'commit',
  body: { quantity?: number; [field: string]: unknown },
) =>
  catalog.api.asService('POST', `/internal/holds/${step}`, {
    sizes: { M: body.quantity },
    ...(step === 'reserve' ? { buyer: newId() } : {}),
    ...body,
  });
const stored = async (id: string) =>
  (await products.model.findById(id).lean<StoredProduct>()) as StoredProduct;

async function ledgerOf(id: string, query = '?limit=100') {
  const { body, status } = await admin()('GET', `/api/admin/rest/products/${id}/movements${query}`);
  expect(status).toBe(200);
  return body as { data: StockMovement[]; total: number; opening: { balance: number; at: string } };
}

const sum = (numbers: number[]) => numbers.reduce((total, value) => total + value, 0);

/** The two sums that always hold: of the movements, and of what the product ever received. */
async function expectBalanced(id: string): Promise<StoredProduct> {
  const product = await stored(id);
  const { stock, holds, sold, soldBefore, received, ledger } = product;
  expect(ledger.opening + sum(ledger.movements.map(({ change }) => change))).toBe(stock);
  const pieces = (parts: Record<string, { quantity: number }>) =>
    sum(Object.values(parts).map(({ quantity }) => quantity));
  expect(stock + pieces(holds) + pieces(sold) + soldBefore).toBe(received);
  expect(stock).toBeGreaterThanOrEqual(0);
  return product;
}

test('the first stock, an edit with its reason and note, and an order stand in the ledger, newest first', async () => {
  const began = Date.now();
  const id = await aProductWith(5);
  await edit(id, { stock: 12, stockReason: 'batch', stockNote: '  Kudottu talvella  ' });
  await edit(id, { stock: 11 });
  const orderID = newId();
  await hold('reserve', { orderID, productID: id, quantity: 2, generation: 0 });
  await hold('commit', { orderID, productID: id, quantity: 2 });
  const otherOrder = newId();
  await hold('reserve', { orderID: otherOrder, productID: id, quantity: 1, generation: 0 });
  await hold('release', { orderID: otherOrder, productID: id, generation: 0 });
  const { data, total, opening } = await ledgerOf(id);
  expect(data.map(({ requestId }) => requestId)).toEqual(data.map(() => expect.any(String)));
  expect(data.map(({ at: _at, requestId: _requestId, ...movement }) => movement)).toEqual([
    { change: 1, balance: 9, reason: 'released', who: 'system', orderID: otherOrder },
    { change: -1, balance: 8, reason: 'reserved', who: 'system', orderID: otherOrder },
    { change: 0, balance: 9, reason: 'sold', who: 'system', orderID },
    { change: -2, balance: 9, reason: 'reserved', who: 'system', orderID },
    { change: -1, balance: 11, reason: 'correction', who: 'Liisa Lanka' },
    { change: 7, balance: 12, reason: 'batch', who: 'Liisa Lanka', note: 'Kudottu talvella' },
    { change: 5, balance: 5, reason: 'first', who: 'Liisa Lanka' },
  ]);
  expect([total, opening.balance]).toEqual([7, 0]);
  for (const { at } of data) expect(Date.parse(at)).toBeGreaterThanOrEqual(began);
  const second = await ledgerOf(id, '?limit=2&page=2');
  expect([second.total, second.data]).toEqual([7, data.slice(2, 4)]);
  await expectBalanced(id);
});

test('an edit that does not change the stock leaves no movement, whatever reason it gives', async () => {
  const id = await aProductWith(3);
  const orderID = newId();
  await edit(id, { title: 'Toinen nimi', stock: 3, stockReason: 'waste' });
  await edit(id, { price: 99, stockReason: 'waste', stockNote: 'ei mitään' });
  await hold('reserve', { orderID, productID: id, quantity: 4, generation: 0 });
  await hold('release', { orderID, productID: id, generation: 0 });
  await hold('commit', { orderID, productID: id, quantity: 2 });
  expect((await ledgerOf(id)).data).toMatchObject([{ reason: 'first', change: 3 }]);
  expect((await ledgerOf(await aProductWith(0))).data).toEqual([]);
});

test.each([['varas'], ['reserved'], ['first'], [''], [{ $ne: 1 }], [null]])(
  'the reason %j is refused in Finnish, and the stock stays',
  async (stockReason) => {
    const id = await aProductWith(3);
    expect(await edit(id, { stock: 9, stockReason })).toMatchObject({
      status: 400,
      body: { errors: { stockReason: 'Valitse varaston muutoksen syy.' } },
    });
    expect((await edit(id, { stock: 9, stockNote: 'x'.repeat(201) })).body.errors).toHaveProperty(
      'stockNote',
    );
    expect((await expectBalanced(id)).stock).toBe(3);
  },
);

test('an edit that comes too late leaves no movement', async () => {
  const id = await aProductWith(3);
  const { version } = await stored(id);
  await edit(id, { stock: 4 });
  expect((await edit(id, { stock: 9, version })).status).toBe(409);
  expect((await ledgerOf(id)).data).toMatchObject([{ change: 1 }, { change: 3 }]);
});

test.each([1, 2, 3, 4])('stock adds up after a random mix of everything (%i) [spec-172]', async (seed) => {
  const { below: random } = randomFrom(seed);
  const id = await aProductWith(20);
  const orders = Array.from({ length: 8 }, () => newId());
  const step = () => {
    const orderID = orders[random(orders.length)] as string;
    const generation = random(3);
    const steps = [
      () => hold('reserve', { orderID, productID: id, quantity: 1 + random(4), generation }),
      () => hold('reserve', { orderID, productID: id, quantity: 2, generation }),
      () => hold('release', { orderID, productID: id, generation }),
      () => hold('commit', { orderID, productID: id, quantity: 2 }),
      () => edit(id, { stock: random(30), stockReason: 'stocktaking' }),
      () => edit(id, { price: 50 + random(50) }),
    ];
    return (steps[random(steps.length)] as () => Promise<{ status: number }>)();
  };
  for (let round = 0; round < 25; round += 1) {
    const width = 1 + random(6);
    const answers = await Promise.all(Array.from({ length: width }, step));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await expectBalanced(id);
  }
  expect((await ledgerOf(id)).data[0]?.balance).toBe((await stored(id)).stock);
});

test('edits that meet each leave their own movement', async () => {
  const id = await aProductWith(1);
  const answers = await Promise.all([5, 6, 7, 8].map((stock) => edit(id, { stock })));
  const { ledger } = await expectBalanced(id);
  const done = answers.filter(({ status }) => status === 200);
  expect(done.length).toBeGreaterThan(0);
  expect(ledger.movements).toHaveLength(1 + done.length);
});

test('a long ledger is folded into its opening balance, by several processes at once, and both sums stay [spec-172]', async () => {
  const id = await aProductWith(50);
  const movements = Array.from({ length: 260 }, (_, index) => ({
    at: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
    change: index % 3 === 0 ? -1 : 1,
    reason: 'correction' as const,
    who: `n${index}`,
  }));
  const change = sum(movements.map((movement) => movement.change));
  await products.model.collection.updateOne({ _id: id as never }, {
    $push: { 'ledger.movements': { $each: movements } },
    $inc: { stock: change, received: change },
  } as never);
  const before = await expectBalanced(id);
  await Promise.all([
    foldLedgers(catalog.deps),
    foldLedgers(catalog.deps),
    hold('reserve', { orderID: newId(), productID: id, quantity: 3, generation: 0 }),
    edit(id, { stock: 7 }),
  ]);
  const after = await expectBalanced(id);
  expect(after.ledger.movements.length).toBeLessThanOrEqual(202);
  expect(after.ledger.opening).toBeGreaterThan(0);
  expect(after.ledger.openedAt.getTime()).toBeGreaterThanOrEqual(Date.UTC(2026, 0, 1));
  expect(after.changedAt.getTime()).toBeGreaterThan(before.changedAt.getTime());
  await foldLedgers(catalog.deps);
  expect((await stored(id)).ledger.opening).toBe(after.ledger.opening);
  const oldest = (await ledgerOf(id, '?limit=100&page=3')).data.at(-1);
  expect(oldest?.balance).toBe(after.ledger.opening + (oldest?.change ?? 0));
});

test('sales older than ninety days are folded into one number; younger ones stay', async () => {
  const id = await aProductWith(10);
  const [old, young] = [newId(), newId()];
  for (const orderID of [old, young]) {
    await hold('reserve', { orderID, productID: id, quantity: 2, generation: 0 });
    await hold('commit', { orderID, productID: id, quantity: 2 });
  }
  const soldAt = Date.now();
  await products.model.collection.updateOne(
    { _id: id as never },
    { $set: { [`sold.${young}.at`]: new Date(soldAt + 2 * DAY) } },
  );
  const at = (days: number) => ({ ...catalog.deps, now: () => new Date(soldAt + days * DAY) });
  await foldLedgers(at(89));
  expect((await expectBalanced(id)).soldBefore).toBe(0);
  await Promise.all([foldLedgers(at(91)), foldLedgers(at(91))]);
  const folded = await expectBalanced(id);
  expect([folded.soldBefore, Object.keys(folded.sold)]).toEqual([2, [young]]);
  expect((await hold('commit', { orderID: young, productID: id, quantity: 2 })).status).toBe(200);
});

test('a released hold is forgotten after a day, when no call for it can be in progress', async () => {
  const id = await aProductWith(10);
  const [held, never, later] = [newId(), newId(), newId()];
  await hold('reserve', { orderID: held, productID: id, quantity: 2, generation: 0 });
  for (const orderID of [held, never, later])
    await hold('release', { orderID, productID: id, generation: 0 });
  const freedAt = Date.now();
  await products.model.collection.updateOne(
    { _id: id as never },
    { $set: { [`freed.${later}.at`]: new Date(freedAt + 2 * 3_600_000) } },
  );
  const at = (hours: number) => ({ ...catalog.deps, now: () => new Date(freedAt + hours * 3_600_000) });
  await foldLedgers(at(23));
  expect(Object.keys((await stored(id)).freed ?? {})).toEqual([held, never, later]);
  await Promise.all([foldLedgers(at(25)), foldLedgers(at(25))]);
  expect(Object.keys((await expectBalanced(id)).freed ?? {})).toEqual([later]);
});

test('the ledger is for the back office: no list, product or search carries it', async () => {
  const id = await aProductWith(3);
  const path = `/api/admin/rest/products/${id}/movements`;
  expect((await catalog.api.as(null)('GET', path)).status).toBe(401);
  expect((await catalog.api.as(aUser())('GET', path)).status).toBe(403);
  expect((await admin()('GET', path.replace(id, 'a'.repeat(24)))).status).toBe(404);
  expect((await admin()('GET', `${path}?limit=101`)).status).toBe(400);
  for (const product of [
    (await catalog.api.as(null)('GET', `/api/shop/products/${id}`)).body.data,
    (await edit(id, { stock: 4 })).body,
    await catalog.deps.products.find(id),
    ...(await catalog.deps.products.findAny([id])),
  ])
    expect(product).not.toHaveProperty('ledger');
  await admin()('DELETE', `/api/admin/product/delete/${id}`);
  expect((await admin()('GET', path)).status).toBe(404);
});

test('a deletion that is taken back keeps the ledger', async () => {
  const id = await aProductWith(3);
  await admin()('DELETE', `/api/admin/product/delete/${id}`);
  await admin()('POST', `/api/admin/rest/products/${id}/restore`);
  expect((await ledgerOf(id)).data).toMatchObject([{ reason: 'first', balance: 3 }]);
});
