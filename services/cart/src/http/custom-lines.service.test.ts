import { aProduct, aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpCartHarness } from '../../test/cart-harness.ts';

const harness = setUpCartHarness();
const measures = [
  { name: 'Rinnanympärys', minCm: 70, maxCm: 140 },
  { name: 'Hihan pituus', minCm: 40, maxCm: 80 },
];
const toOrder = { daysOfWork: 2, waiting: 0, queuedDays: 0, daysPerWeek: 5, closedWeeks: [], measures };
const piece = (chest: number, wishes = '') => ({
  measures: [
    { name: 'Hihan pituus', cm: 60 },
    { name: 'Rinnanympärys', cm: chest },
  ],
  wishes,
});
type Item = {
  customID?: string;
  custom?: unknown;
  quantity: number;
  problem?: string;
  madeToOrder?: boolean;
};

function aScene() {
  const sweater = harness.sell(aProduct({ stock: 20, toOrder }));
  const user = aUser();
  const call = harness.api.as(user);
  const line = { productID: sweater._id, size: 'M', variant: 1 };
  return {
    sweater,
    line,
    call,
    user,
    add: (more: object = {}) => call('POST', '/api/shop/cart/add', { ...line, ...more }),
    update: (more: object) => call('PUT', '/api/shop/cart/update', { ...line, ...more }),
    remove: (query: string) => call('DELETE', `/api/shop/cart/${user.id}/${sweater._id}${query}`),
    items: async () => (await call('GET', `/api/shop/cart/get/${user.id}`)).body.data.items as Item[],
  };
}

test('each set of own measures is a line of its own, exempt from withdrawal, beside the usual one [law-32]', async () => {
  const { add, items } = aScene();
  await add();
  for (const chest of [92.5, 92.5, 100]) expect((await add({ custom: piece(chest) })).status).toBe(201);
  await add({ custom: piece(100, 'Napit puusta') });
  const [usual, ...custom] = await items();
  expect(usual).not.toHaveProperty('customID');
  expect(usual).not.toHaveProperty('madeToOrder');
  expect(custom.map(({ quantity, madeToOrder, problem }) => [quantity, madeToOrder, problem])).toEqual([
    [2, true, undefined],
    [1, true, undefined],
    [1, true, undefined],
  ]);
  expect(custom[0]?.custom).toEqual({
    measures: [
      { name: 'Rinnanympärys', cm: 92.5 },
      { name: 'Hihan pituus', cm: 60 },
    ],
    wishes: '',
  });
});

test('a change and a removal mean the line that they name; without one, the usual line', async () => {
  const { add, update, remove, items } = aScene();
  await add();
  await add({ custom: piece(92.5) });
  await add({ custom: piece(100) });
  const customID = (await items())[1]?.customID;
  await update({ customID, quantity: 3 });
  await update({ quantity: 2 });
  expect((await items()).map(({ quantity }) => quantity)).toEqual([2, 3, 1]);
  expect((await update({ customID: 'f'.repeat(24), quantity: 2 })).status).toBe(404);
  await remove('?size=M&variant=1');
  expect((await items()).map(({ quantity }) => quantity)).toEqual([3, 1]);
  await remove(`?size=M&variant=1&customID=${customID}`);
  expect((await items()).map(({ quantity }) => quantity)).toEqual([1]);
  await remove('');
  expect(await items()).toEqual([]);
});

test.each([
  [piece(69.5), 'custom.measures.0.cm'],
  [piece(92.3), 'custom.measures.0.cm'],
  [{ measures: [{ name: 'Hihan pituus', cm: 60 }] }, 'custom.measures.0.cm'],
  [{ measures: [...piece(92).measures, { name: 'Helma', cm: 60 }] }, 'custom.measures'],
  [{ measures: [...piece(92).measures, { name: 'Hihan pituus', cm: 60 }] }, 'custom.measures'],
  [{ measures: [] }, 'custom.measures'],
  [{ measures: [{ name: 'Hihan pituus', cm: '60' }] }, 'custom.measures.0.cm'],
  [piece(92, 'x'.repeat(301)), 'custom.wishes'],
  ['92', 'custom'],
])('%j is refused at its field and nothing is stored', async (custom, field) => {
  const { add, user } = aScene();
  const { status, body } = await add({ custom });
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  expect((await harness.stored(user)).lines).toEqual([]);
});

test('a product that is in stock, or has no measures, takes none', async () => {
  const { add, sweater } = aScene();
  for (const now of [undefined, { ...toOrder, measures: undefined }]) {
    harness.sell({ ...sweater, toOrder: now });
    const { status, body } = await add({ custom: piece(92) });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['custom.measures']]);
  }
});

test('a buyer whose unpaid order holds the last ready piece is told to pay it first', async () => {
  const { add, sweater } = aScene();
  harness.sell({ ...sweater, stock: 1, isOwnHold: true, toOrder: undefined });
  const { status, body } = await add({ custom: piece(92) });
  expect([status, Object.keys(body.errors)]).toEqual([400, ['custom.measures']]);
  expect(body.message).toContain('Maksa tilaus ensin');
});

test('a line whose measures are no longer taken says so, and leaves the total', async () => {
  const { add, items, sweater } = aScene();
  await add({ custom: piece(100) });
  const changed = [
    { ...measures[0], name: 'Rinnanympärys', minCm: 70, maxCm: 99 },
    measures[1],
  ] as typeof measures;
  for (const now of [{ ...toOrder, measures: changed }, undefined]) {
    harness.sell({ ...sweater, toOrder: now });
    expect((await items()).map(({ problem }) => problem)).toEqual(['measures']);
  }
  harness.sell({ ...sweater, toOrder });
  expect((await items()).map(({ problem }) => problem)).toEqual([undefined]);
});

test('a paid order takes out its own line of several with one size and model', async () => {
  const { add, user, line } = aScene();
  await add();
  await add({ custom: piece(92.5) });
  await add({ custom: piece(100) });
  const { version, lines } = await harness.stored(user);
  const paid = { ...line, customID: lines[2]?.customID, quantity: 1 };
  const order = { orderID: 'a'.repeat(24), cartVersion: version, lines: [paid] };
  await add();
  await harness.api.asService('POST', `/internal/carts/${user.id}/apply`, { orders: [order] });
  const left = (await harness.stored(user)).lines;
  expect(left.map(({ customID, quantity }) => [customID, quantity])).toEqual([
    [undefined, 2],
    [lines[1]?.customID, 1],
  ]);
});
