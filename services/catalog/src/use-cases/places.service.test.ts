import type { Product, ProductSnapshot } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { anAdmin } from '@shop/testing';
import { randomFrom } from '@shop/testing/random';
import { expect, test } from 'vitest';
import { setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';
import { sizedProducts, sum, type Order } from '../../test/sized-products.ts';

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);
const { add, edit, stored, order, callHolds, withQuantity, release, commit, giveBack, expectBalanced } =
  sizedProducts(catalog, products);

const toOrder = { daysOfWork: 2, maxQueue: 20 };
const aSweater = async (fields: object = {}): Promise<string> =>
  (await add({ stock: 0, sizes: ['S', 'M'], toOrder, ...fields })).body.data._id;
const shown = async (id: string) =>
  (await catalog.api.as(null)('GET', `/api/shop/products/${id}`)).body.data as Product;
const take = (placed: Order, generation = 0, buyer: string | null = newId()) =>
  callHolds('reserve', { ...withQuantity(placed), generation, buyer, toOrder: true });
const lookup = async (id: string, buyer = newId()) => {
  const body = { ids: [id], buyer };
  const { data } = (await catalog.api.asService('POST', '/internal/products/lookup', body)).body;
  return data.products[0] as ProductSnapshot;
};
const inQueue = async (id: string) => {
  const { queue, places = {}, stock } = await stored(id);
  const held = Object.values(places);
  expect(queue?.places ?? 0).toBe(sum(held.map(({ quantity }) => quantity)));
  expect(queue?.days ?? 0).toBe(sum(held.map(({ days }) => days)));
  expect(stock).toBe(0);
  return queue?.places ?? 0;
};

test('at stock 0 the answer has the free places and a week, and the stock stays 0', async () => {
  const id = await aSweater();
  const { stock, queue } = await shown(id);
  expect([stock, queue?.free, queue?.waiting, queue?.week]).toEqual([
    0,
    20,
    0,
    expect.stringMatching(/^20\d\d-W\d\d$/),
  ]);
  expect(await lookup(id)).toMatchObject({ stock: 20, toOrder: { daysOfWork: 2, waiting: 0 } });
});

test('while there is stock the product sells from it alone', async () => {
  const id = await aSweater({ stock: 2 });
  expect(await shown(id)).not.toHaveProperty('queue');
  const seen = await lookup(id);
  expect(seen.stock).toBe(2);
  expect(seen).not.toHaveProperty('toOrder');
  expect(await take(order(id, { S: 1 }))).toMatchObject({ status: 409, body: { code: 'out-of-stock' } });
});

test('twenty parallel orders get twenty places, and no two the same days of work', async () => {
  const id = await aSweater();
  const orders = Array.from({ length: 25 }, () => order(id, { S: 1 }));
  const answers = await Promise.all(orders.map((placed) => take(placed)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(await inQueue(id)).toBe(20);
  const days = answers
    .flatMap(({ body }) => (body.data?.queuedDays ? [body.data.queuedDays as number] : []))
    .toSorted((a, b) => a - b);
  for (const [n, queued] of days.entries()) expect(queued).toBeGreaterThanOrEqual((n + 1) * 2);
  expect((await shown(id)).queue?.free).toBe(0);
  const taken = orders.find((_, n) => answers[n]?.status === 200) as Order;
  await release(taken);
  expect(await inQueue(id)).toBe(19);
  expect((await take(taken)).body.code).toBe('order-closed');
  expect((await take(taken, 1)).status).toBe(200);
  expect(await inQueue(id)).toBe(20);
});

test('the buyer’s own unpaid places are free for them, until they are withheld', async () => {
  const id = await aSweater();
  const [buyer, placed] = [newId(), order(id, { S: 3 })];
  await take(placed, 0, buyer);
  const own = await lookup(id, buyer);
  const others = await lookup(id);
  expect([own.stock, others.stock]).toEqual([20, 17]);
  expect((others.toOrder?.queuedDays ?? 0) - (own.toOrder?.queuedDays ?? 0)).toBe(6);
  await callHolds('withhold', placed);
  expect((await lookup(id, buyer)).stock).toBe(17);
});

test('stock that is only the buyer’s own hold is marked for them', async () => {
  const id = await aSweater({ stock: 1 });
  const [buyer, placed] = [newId(), order(id, { S: 1 })];
  expect(await lookup(id, buyer)).not.toHaveProperty('isOwnHold');
  await callHolds('reserve', { ...withQuantity(placed), generation: 0, buyer });
  expect(await lookup(id, buyer)).toMatchObject({ stock: 1, isOwnHold: true });
  const others = await lookup(id);
  expect([others.toOrder?.waiting, others.isOwnHold]).toEqual([0, undefined]);
  await commit(placed);
  expect(await lookup(id, buyer)).toMatchObject({ stock: 20, toOrder: { waiting: 0 } });
});

test('paid places stay until the pieces are made, and are sold pieces then', async () => {
  const id = await aSweater();
  const placed = order(id, { S: 2 });
  await take(placed);
  await commit(placed);
  await commit(placed);
  await release(placed);
  expect(await inQueue(id)).toBe(2);
  await callHolds('finish', placed);
  await callHolds('finish', placed);
  expect(await inQueue(id)).toBe(0);
  expect((await commit(placed)).status).toBe(200);
  const { sold, received } = await expectBalanced(id);
  expect([sold[placed.orderID]?.quantity, received]).toEqual([2, 2]);
  await giveBack({ ...placed, sizes: { S: 1 } }, 1);
  expect((await expectBalanced(id)).stock).toBe(1);
});

test('a refund before that frees the place once, and makes no stock', async () => {
  const id = await aSweater();
  const placed = order(id, { S: 2 });
  await take(placed);
  await commit(placed);
  for (let time = 0; time < 2; time += 1) await giveBack({ ...placed, sizes: { S: 1 } }, 1);
  expect(await inQueue(id)).toBe(1);
  await giveBack(placed, 2);
  expect(await inQueue(id)).toBe(0);
  expect((await stored(id)).returned).toEqual({ [`${placed.orderID}_r1`]: 1, [`${placed.orderID}_r2`]: 1 });
  await expectBalanced(id);
});

test('places that wait to be made are listed without the sizes that went back', async () => {
  const id = await aSweater();
  const placed = order(id, { S: 1, M: 1 });
  await take(placed);
  await commit(placed);
  await giveBack({ ...placed, sizes: { M: 1 } }, 1);
  const { data } = (await catalog.api.asService('GET', '/internal/holds')).body;
  const held = data.filter(({ orderID }: { orderID: string }) => orderID === placed.orderID);
  expect(held).toMatchObject([{ productID: id, paidPlaces: { S: 1 } }]);
  expect(held[0].paidPlaces).not.toHaveProperty('M');
});

test('late money gets its place though there is stock by now', async () => {
  const id = await aSweater();
  const placed = order(id, { S: 1 });
  await take(placed);
  await release(placed);
  await edit(id, { stock: 4 });
  expect((await take(placed, 1)).status).toBe(409);
  expect((await take(placed, 1, null)).status).toBe(200);
  expect((await expectBalanced(id)).stock).toBe(4);
});

test('the owner can switch orders without stock off, and close weeks', async () => {
  const id = await aSweater();
  const owner = catalog.api.as(anAdmin());
  const PATH = '/api/admin/rest/settings';
  const save = async (workshop: object) => {
    const { version } = (await owner('GET', PATH)).body.data;
    return owner('PUT', PATH, { version, workshop });
  };
  const { queue } = await shown(id);
  const now = queue?.week ?? '';
  await save({ isOn: true, daysPerWeek: 5, closedWeeks: [now] });
  expect((await shown(id)).queue?.week.localeCompare(now)).toBe(1);
  expect(await save({ isOn: true, daysPerWeek: 8, closedWeeks: ['3/2027'] })).toMatchObject({
    status: 400,
    body: {
      errors: { 'workshop.daysPerWeek': expect.any(String), 'workshop.closedWeeks.0': expect.any(String) },
    },
  });
  await save({ isOn: false, daysPerWeek: 5, closedWeeks: [] });
  expect(await shown(id)).not.toHaveProperty('queue');
  const seen = await lookup(id);
  expect([seen.stock, seen.toOrder]).toEqual([0, undefined]);
  await save({ isOn: true, daysPerWeek: 5, closedWeeks: [] });
});

test.each([
  [{ daysOfWork: 0, maxQueue: 4 }, 'toOrder.daysOfWork'],
  [{ daysOfWork: 2, maxQueue: 1_000 }, 'toOrder.maxQueue'],
  [{ daysOfWork: 2 }, 'toOrder.maxQueue'],
])('%j is refused at its field', async (wrong, field) => {
  const id = await aSweater();
  expect(await edit(id, { toOrder: wrong })).toMatchObject({
    status: 400,
    body: { errors: { [field]: expect.any(String) } },
  });
});

test.each([1, 2, 3])('places add up after a random mix of everything (%i)', async (seed) => {
  const { below: random } = randomFrom(seed);
  const id = await aSweater({ toOrder: { daysOfWork: 3, maxQueue: 6 } });
  const orders = Array.from({ length: 6 }, () => order(id, { S: 1 + random(2) }));
  const act = () => {
    const picked = orders[random(orders.length)] as Order;
    const generation = random(3);
    const acts = [
      () => take(picked, generation),
      () => take(picked, generation),
      () => release(picked, generation),
      () => commit(picked),
      () => giveBack({ ...picked, sizes: { S: 1 } }, random(3)),
      () => callHolds('finish', picked),
      () => edit(id, { toOrder: { daysOfWork: 1 + random(5), maxQueue: 4 + random(4) } }),
    ];
    return (acts[random(acts.length)] as () => Promise<{ status: number }>)();
  };
  for (let round = 0; round < 12; round += 1) {
    await Promise.all(Array.from({ length: 1 + random(5) }, act));
    const { queue, places = {} } = await expectBalanced(id);
    expect(queue?.places ?? 0).toBe(sum(Object.values(places).map(({ quantity }) => quantity)));
    expect(queue?.days ?? 0).toBe(sum(Object.values(places).map(({ days }) => days)));
  }
});
