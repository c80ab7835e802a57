import type { Product } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { expect, test } from 'vitest';
import { foldLedgers } from './fold-ledgers.ts';
import { setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';
import { sizedProducts } from '../../test/sized-products.ts';

const DAY = 24 * 3_600_000;

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);
const {
  add,
  edit,
  aDress,
  movements,
  callHolds,
  order,
  withQuantity,
  reserve,
  release,
  commit,
  giveBack,
  expectBalanced,
} = sizedProducts(catalog, products);

const shown = async (id: string) =>
  (await catalog.api.as(null)('GET', `/api/shop/products/${id}`)).body.data as Product;

test('pieces by size are answered in the order of the sizes, and their sum is the stock', async () => {
  const id = await aDress({ L: 5, S: 3, M: 0 }, { sizes: ['S', 'M', 'L'] });
  const { stock, pieces } = await shown(id);
  expect([stock, JSON.stringify(pieces)]).toEqual([8, '{"S":3,"M":0,"L":5}']);
  expect(await movements(id)).toMatchObject([{ change: 8, reason: 'first', sizes: { S: 3, L: 5 } }]);
  await expectBalanced(id);
  const plain = (await add({ stock: 4 })).body.data as Product;
  expect(plain).not.toHaveProperty('pieces');
});

test.each([
  ['of other sizes', { sizes: ['S', 'M'], pieces: { S: 1, L: 1 }, stock: 2 }, 'pieces'],
  ['of too few sizes', { sizes: ['S', 'M'], pieces: { S: 1 }, stock: 1 }, 'pieces'],
  ['that are not the stock', { sizes: ['S'], pieces: { S: 1 }, stock: 2 }, 'stock'],
])('pieces %s are refused at their field, new or edited', async (_what, fields, field) => {
  expect(await add(fields)).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
  const id = (await add({ stock: 3 })).body.data._id;
  expect(await edit(id, fields)).toMatchObject({
    status: 400,
    body: { errors: { [field]: expect.any(String) } },
  });
  expect((await expectBalanced(id)).pieces).toBeUndefined();
});

test.each([[{ S: -1 }], [{ S: 1.5 }], [{ 'a.b': 1 }], [{ $inc: 1 }], [[1]], ['3'], [{ S: { $gt: 0 } }]])(
  'odd pieces %j are refused',
  async (pieces) => {
    const id = await aDress({ S: 3 });
    expect((await edit(id, { pieces })).status).toBe(400);
    expect((await edit(id, { pieces: { S: 1 }, seenPieces: pieces })).status).toBe(400);
    expect((await expectBalanced(id)).pieces).toEqual({ S: 3 });
  },
);

test('the stock alone is taken where it is the sum; none empties every size; any other number is refused [spec-179]', async () => {
  const id = await aDress();
  expect((await edit(id, { stock: 8, title: 'Sama' })).status).toBe(200);
  expect(await edit(id, { stock: 9 })).toMatchObject({
    status: 400,
    body: { errors: { stock: 'Varastoa pidetään koittain. Anna kappaleet jokaiselle koolle.' } },
  });
  expect((await expectBalanced(id)).pieces).toEqual({ S: 3, M: 0, L: 5 });
  expect((await edit(id, { stock: 0, stockReason: 'waste' })).body.pieces).toEqual({ S: 0, M: 0, L: 0 });
  expect((await movements(id))[0]).toMatchObject({
    change: -8,
    balance: 0,
    sizes: { S: -3, L: -5 },
    pieces: { S: 0, L: 0 },
    reason: 'waste',
  });
  await expectBalanced(id);
});

test('sizes are turned on while some are held, moved, and turned off again', async () => {
  const id = (await add({ sizes: ['S', 'M'], stock: 6 })).body.data._id as string;
  const before = order(id, { M: 2 });
  await reserve(before);
  await edit(id, { pieces: { S: 1, M: 3 } });
  await release(before);
  expect((await expectBalanced(id)).pieces).toEqual({ S: 1, M: 5 });
  // One was counted in the wrong size: the sum stays.
  await edit(id, { pieces: { S: 2, M: 4 }, stockReason: 'stocktaking' });
  const during = order(id, { S: 2 });
  await reserve(during);
  await edit(id, { pieces: null });
  await release(during);
  const after = await expectBalanced(id);
  expect([after.stock, after.pieces]).toEqual([6, undefined]);
  expect((await movements(id)).map(({ change, reason, sizes }) => ({ change, reason, sizes }))).toEqual([
    { change: 2, reason: 'released', sizes: undefined },
    { change: 0, reason: 'joined', sizes: { M: -4 } },
    { change: -2, reason: 'reserved', sizes: { S: -2 } },
    { change: 0, reason: 'stocktaking', sizes: { S: 1, M: -1 } },
    { change: 2, reason: 'released', sizes: { M: 2 } },
    { change: 0, reason: 'divided', sizes: { S: 1, M: 3 } },
    { change: -2, reason: 'reserved', sizes: undefined },
    { change: 6, reason: 'first', sizes: undefined },
  ]);
  // A new count while the sizes are divided again: the difference is a movement.
  await edit(id, { pieces: { S: 4, M: 4 }, stockReason: 'stocktaking' });
  expect((await expectBalanced(id)).stock).toBe(8);
});

test('a size that is sold out is not sold, however many there are of the others', async () => {
  const id = await aDress({ S: 1, M: 0, L: 5 });
  expect(await reserve(order(id, { M: 1 }))).toMatchObject({ status: 409, body: { code: 'out-of-stock' } });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => reserve(order(id, n % 2 ? { S: 1 } : { L: 1 }))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
  expect((await expectBalanced(id)).pieces).toEqual({ S: 0, M: 0, L: 0 });
});

test('what is reserved, released, sold and returned is so in its sizes', async () => {
  const id = await aDress();
  const placed = order(id, { S: 1, L: 2 });
  await Promise.all([reserve(placed), reserve(placed)]);
  expect((await expectBalanced(id)).pieces).toEqual({ S: 2, M: 0, L: 3 });
  await Promise.all([commit(placed), commit(placed)]);
  expect((await expectBalanced(id)).sold[placed.orderID]).toMatchObject({
    quantity: 3,
    bySize: { S: 1, L: 2 },
  });
  const back = { ...placed, sizes: { L: 1 } };
  await Promise.all([giveBack(back, 1), giveBack(back, 1)]);
  const returned = await expectBalanced(id);
  expect(returned.pieces).toEqual({ S: 2, M: 0, L: 4 });
  expect(returned.sold[placed.orderID]).toMatchObject({ quantity: 2, bySize: { S: 1, L: 1 } });
  await foldLedgers({ ...catalog.deps, now: () => new Date(Date.now() + 31 * DAY) });
  await giveBack({ ...placed, sizes: { S: 1 } }, 2);
  expect((await expectBalanced(id)).pieces).toEqual({ S: 3, M: 0, L: 4 });
});

test('a buyer’s own held pieces are free for this buyer, in their size', async () => {
  const id = await aDress({ S: 1, M: 2 });
  const buyer = newId();
  await callHolds('reserve', { ...withQuantity(order(id, { S: 1, M: 1 })), generation: 0, buyer });
  const lookup = async (who: string) =>
    (await catalog.api.asService('POST', '/internal/products/lookup', { ids: [id], buyer: who })).body.data
      .products[0];
  expect(await lookup(buyer)).toMatchObject({ stock: 3, pieces: { S: 1, M: 2 } });
  expect(await lookup(newId())).toMatchObject({ stock: 1, pieces: { S: 0, M: 1 } });
  expect(await lookup(buyer)).not.toHaveProperty('own');
});

test('an edit sets the sizes that its sender changed, and is refused where one of those has moved [spec-180]', async () => {
  const id = await aDress();
  const seenPieces = { S: 3, M: 0, L: 5 };
  await reserve(order(id, { L: 1 }));
  const answer = await edit(id, { pieces: { S: 4, M: 0, L: 5 }, seenPieces, stock: 9 });
  expect(answer).toMatchObject({ status: 200, body: { stock: 8, pieces: { S: 4, M: 0, L: 4 } } });
  const late = await edit(id, { pieces: { S: 3, M: 0, L: 7 }, seenPieces });
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'stock-changed', data: { pieces: { S: 4, M: 0, L: 4 } } },
  });
  await edit(id, { pieces: null });
  expect((await edit(id, { pieces: seenPieces, seenPieces })).body.code).toBe('stock-changed');
  await expectBalanced(id);
});

test('a new size starts empty; a size is removed only empty, unless its pieces are given', async () => {
  const id = await aDress();
  expect((await edit(id, { sizes: ['S', 'L', 'XL'] })).body.pieces).toEqual({ S: 3, L: 5, XL: 0 });
  expect(await edit(id, { sizes: ['L', 'XL'] })).toMatchObject({
    status: 400,
    body: { errors: { sizes: 'Koossa S on vielä 3 kpl. Muuta ensin kappaleet.' } },
  });
  await expectBalanced(id);
  expect((await edit(id, { sizes: ['L', 'XL'], pieces: { L: 5, XL: 2 } })).body).toMatchObject({
    stock: 7,
    sizes: ['L', 'XL'],
  });
  expect((await movements(id))[0]).toMatchObject({ change: -1, sizes: { S: -3, XL: 2 } });
  await expectBalanced(id);
});

test('pieces that come back in a size that the product no longer has bring the size with them', async () => {
  const id = await aDress({ S: 1, M: 2 });
  const [held, sold] = [order(id, { S: 1 }), order(id, { M: 2 })];
  await reserve(held);
  await reserve(sold);
  await commit(sold);
  await edit(id, { sizes: ['L'] });
  await release(held);
  await giveBack(sold, 1);
  expect(await expectBalanced(id)).toMatchObject({ sizes: ['L', 'S', 'M'], pieces: { L: 0, S: 1, M: 2 } });
});
