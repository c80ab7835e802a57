import type { InternalUser } from '@shop/service-kit';
import { aProduct, aUser, anAdmin, someYarn } from '@shop/testing';
import { beforeEach, expect, test } from 'vitest';
import { setUpCartHarness } from '../../test/cart-harness.ts';

const harness = setUpCartHarness();
beforeEach(() => {
  harness.catalog.away = false;
  harness.order.away = false;
});

const add = '/api/shop/cart/add';
const update = '/api/shop/cart/update';
const ofOrder = async (user: InternalUser, what: string) =>
  (await harness.api.asService('GET', `/internal/carts/${user.id}/${what}`)).body.data as unknown;

test('a product is added and shown with the prices and the stock of the catalogue [spec-77]', async () => {
  const jumper = harness.sell(aProduct({ priceCents: 12_990, salePriceCents: 9_990, stock: 4 }));
  const user = aUser();
  const call = harness.api.as(user);
  const added = await call('POST', add, {
    userID: user.id,
    productID: jumper._id,
    quantity: 1,
    size: 'M',
    variant: 2,
    price: 0.01,
  });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ success: true, data: { items: [{ quantity: 1 }] } });
  const { body } = await call('GET', `/api/shop/cart/get/${user.id}`);
  expect(body.success).toBe(true);
  expect(body.data).toEqual({
    version: 1,
    total: 99.9,
    items: [
      {
        productID: jumper._id,
        title: jumper.title,
        images: jumper.images,
        placeholder: '',
        quantity: 1,
        size: 'M',
        variant: 2,
        price: 129.9,
        salePrice: 99.9,
        vatClass: 'general',
        stock: 4,
      },
    ],
  });
});

test('the same product in the same size and model adds up, another size is another line', async () => {
  const jumper = harness.sell(aProduct());
  const user = aUser();
  const call = harness.api.as(user);
  await call('POST', add, { productID: jumper._id, size: 'M' });
  await call('POST', add, { productID: jumper._id, size: 'M', variant: 1, quantity: 2 });
  await call('POST', add, { productID: jumper._id, size: 'L', quantity: '3' });
  const { lines } = await harness.stored(user);
  expect(lines).toEqual([
    { productID: jumper._id, size: 'M', variant: 1, image: jumper.images[0], models: 2, quantity: 3 },
    { productID: jumper._id, size: 'L', variant: 1, image: jumper.images[0], models: 2, quantity: 3 },
  ]);
});

test('yarn needs neither size nor model', async () => {
  const yarn = harness.sell(someYarn());
  const user = aUser();
  const { status } = await harness.api.as(user)('POST', add, {
    productID: yarn._id,
    size: '',
    variant: null,
  });
  expect(status).toBe(201);
  expect((await harness.stored(user)).lines).toMatchObject([{ size: 'ONE', variant: 1 }]);
});

test('a size or a model that the product does not have is refused [spec-105]', async () => {
  const jumper = harness.sell(aProduct());
  const user = aUser();
  const call = harness.api.as(user);
  const size = await call('POST', add, { productID: jumper._id, size: 'XXL' });
  expect(size).toMatchObject({
    status: 400,
    body: { message: 'Valitse koko', errors: { size: 'Valitse koko' } },
  });
  const noSize = await call('POST', add, { productID: jumper._id });
  expect(noSize.status).toBe(400);
  const model = await call('POST', add, { productID: jumper._id, size: 'M', variant: 3 });
  expect(model).toMatchObject({ status: 400, body: { errors: { variant: 'Valitse malli' } } });
  expect((await harness.stored(user)).version).toBe(0);
});

test('the lines of a product together never pass its stock [spec-103]', async () => {
  const jumper = harness.sell(aProduct({ stock: 3 }));
  const user = aUser();
  const call = harness.api.as(user);
  await call('POST', add, { productID: jumper._id, size: 'M', quantity: 2 });
  const full = await call('POST', add, { productID: jumper._id, size: 'L', quantity: 2 });
  expect(full).toMatchObject({ status: 409, body: { success: false, message: 'Maximum stock reached' } });
  await call('POST', add, { productID: jumper._id, size: 'L', quantity: 1 });
  const more = await call('PUT', update, { productID: jumper._id, size: 'L', quantity: 2 });
  expect(more).toMatchObject({ status: 409, body: { message: 'Maximum stock reached' } });
  expect((await harness.stored(user)).lines.map((line) => line.quantity)).toEqual([2, 1]);
});

test('where pieces are kept by size, a line is bounded by those of its size, over all models [spec-179]', async () => {
  const dress = harness.sell(aProduct({ stock: 6, sizes: ['S', 'M', 'L'], pieces: { S: 2, M: 0, L: 4 } }));
  const user = aUser();
  const call = harness.api.as(user);
  const productID = dress._id;
  expect((await call('POST', add, { productID, size: 'M' })).body.message).toBe('Maximum stock reached');
  await call('POST', add, { productID, size: 'S' });
  await call('POST', add, { productID, size: 'S', variant: 2 });
  await call('POST', add, { productID, size: 'L', quantity: 3 });
  expect((await call('POST', add, { productID, size: 'S' })).status).toBe(409);
  expect((await call('PUT', update, { productID, size: 'S', variant: 1, quantity: 2 })).status).toBe(409);
  const { body } = await call('PUT', update, { productID, size: 'L', variant: 1, quantity: 4 });
  expect(body.data.items).toMatchObject([
    { size: 'S', variant: 1, stock: 2, bySize: true },
    { size: 'S', variant: 2, stock: 2, bySize: true },
    { size: 'L', quantity: 4, stock: 4, bySize: true },
  ]);
  // One of S is sold elsewhere: both its lines are short, and the others are not.
  harness.sell({ ...dress, stock: 5, pieces: { S: 1, M: 0, L: 4 } });
  const { items } = (await call('GET', `/api/shop/cart/get/${user.id}`)).body.data;
  expect(items.map(({ problem }: { problem?: string }) => problem)).toEqual(['short', 'short', undefined]);
});

test('an update sets the quantity, and less than one is refused with its message [spec-103]', async () => {
  const jumper = harness.sell(aProduct());
  const user = aUser();
  const call = harness.api.as(user);
  await call('POST', add, { productID: jumper._id, size: 'M' });
  const set = await call('PUT', update, {
    userID: user.id,
    productID: jumper._id,
    size: 'M',
    variant: 1,
    quantity: 7,
  });
  expect(set).toMatchObject({ status: 200, body: { success: true, message: 'Quantity updated!' } });
  expect(set.body.data.items[0].quantity).toBe(7);
  for (const quantity of [0, -1]) {
    const low = await call('PUT', update, { productID: jumper._id, size: 'M', quantity });
    expect(low).toMatchObject({ status: 400, body: { message: 'Minimum quantity is 1' } });
  }
  const answer = await call('PUT', update, { productID: jumper._id, size: 'L', quantity: 1 });
  expect(answer).toMatchObject({ status: 404, body: { code: 'cart-line-not-found' } });
  expect((await harness.stored(user)).lines).toMatchObject([{ quantity: 7 }]);
});

test('a line that has become short is flagged and can be lowered', async () => {
  const jumper = harness.sell(aProduct({ stock: 5 }));
  const user = aUser();
  const call = harness.api.as(user);
  await call('POST', add, { productID: jumper._id, size: 'M', quantity: 5 });
  harness.sell({ ...jumper, stock: 2 });
  const { body } = await call('GET', `/api/shop/cart/get/${user.id}`);
  expect(body.data).toMatchObject({ total: 0, items: [{ problem: 'short', stock: 2, quantity: 5 }] });
  expect((await call('PUT', update, { productID: jumper._id, size: 'M', quantity: 4 })).status).toBe(200);
  expect((await call('PUT', update, { productID: jumper._id, size: 'M', quantity: 5 })).status).toBe(409);
});

test('the last piece is not sold out for the user whose own unpaid checkout holds it', async () => {
  const last = harness.sell(aProduct({ stock: 1 }));
  const user = aUser();
  const call = harness.api.as(user);
  await call('POST', add, { productID: last._id, size: 'M' });
  harness.sell({ ...last, stock: 0 });
  harness.hold(user, last._id, 1);
  const shown = async () => (await call('GET', `/api/shop/cart/get/${user.id}`)).body.data;
  expect(await shown()).toMatchObject({ total: 100, items: [{ stock: 1, quantity: 1 }] });
  expect((await shown()).items[0].problem).toBeUndefined();
  expect((await call('PUT', update, { productID: last._id, size: 'M', quantity: 2 })).status).toBe(409);
  expect(await ofOrder(user, 'view')).toEqual(await shown());
});

test('each call of a cart reads the catalogue once, and no other service', async () => {
  const [jumper, yarn] = [harness.sell(aProduct()), harness.sell(someYarn())];
  const user = aUser();
  const call = harness.api.as(user);
  await call('POST', add, { productID: yarn._id });
  harness.order.calls.length = 0;
  for (const [method, path, body] of [
    ['POST', add, { productID: jumper._id, size: 'M' }],
    ['PUT', update, { productID: jumper._id, size: 'M', quantity: 2 }],
    ['GET', `/api/shop/cart/get/${user.id}`],
    ['DELETE', `/api/shop/cart/${user.id}/${jumper._id}`],
  ] as const) {
    harness.catalog.calls.length = 0;
    expect((await call(method, path, body)).body.data.items.length).toBeGreaterThan(0);
    expect([method, harness.catalog.calls]).toEqual([method, ['POST /internal/products/lookup']]);
  }
  expect(harness.order.calls).toEqual([]);
});

test('a product that has left the catalogue is flagged under its name and can be removed', async () => {
  const jumper = harness.sell(aProduct());
  const yarn = harness.sell(someYarn());
  const user = aUser();
  const call = harness.api.as(user);
  await call('POST', add, { productID: jumper._id, size: 'M' });
  await call('POST', add, { productID: yarn._id });
  harness.products.delete(jumper._id);
  const { body } = await call('GET', `/api/shop/cart/get/${user.id}`);
  expect(body.data.items[0]).toMatchObject({
    problem: 'gone',
    title: jumper.title,
    price: 0,
  });
  expect(body.data.total).toBe(12.5);
  const removed = await call('DELETE', `/api/shop/cart/${user.id}/${jumper._id}`);
  expect(removed).toMatchObject({ status: 200, body: { message: 'Deleted successfully!' } });
  expect(removed.body.data.items).toHaveLength(1);
});

test('a removal takes all lines of a product, or the one in that size and model', async () => {
  const jumper = harness.sell(aProduct());
  const user = aUser();
  const call = harness.api.as(user);
  for (const size of ['S', 'M', 'L']) await call('POST', add, { productID: jumper._id, size });
  const path = `/api/shop/cart/${user.id}/${jumper._id}`;
  await call('DELETE', `${path}?size=M&variant=1`);
  expect((await harness.stored(user)).lines.map((line) => line.size)).toEqual(['S', 'L']);
  expect((await call('DELETE', path)).status).toBe(200);
  expect((await harness.stored(user)).lines).toEqual([]);
  expect((await call('DELETE', path)).status).toBe(404);
});

test('a cart is cleared, also when it is empty already', async () => {
  const yarn = harness.sell(someYarn());
  const user = aUser();
  const call = harness.api.as(user);
  await call('POST', add, { productID: yarn._id });
  for (let time = 0; time < 2; time += 1) {
    const cleared = await call('DELETE', `/api/shop/cart/clear-cart/${user.id}`);
    expect(cleared).toMatchObject({ status: 200, body: { success: true, data: { items: [] } } });
  }
  expect(await harness.stored(user)).toMatchObject({ version: 2, lines: [] });
});

test('a cart holds fifty lines at the most', async () => {
  const user = aUser();
  const call = harness.api.as(user);
  for (let line = 0; line < 50; line += 1)
    await call('POST', add, { productID: harness.sell(someYarn())._id });
  const tooMany = await call('POST', add, { productID: harness.sell(someYarn())._id });
  expect(tooMany).toMatchObject({ status: 409, body: { code: 'cart-full' } });
  expect((await harness.stored(user)).lines).toHaveLength(50);
});

test('twenty parallel additions are all counted, or refused as busy', async () => {
  const jumper = harness.sell(aProduct({ stock: 100 }));
  const user = aUser();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => harness.api.as(user)('POST', add, { productID: jumper._id, size: 'M' })),
  );
  const counted = answers.filter(({ status }) => status === 201).length;
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect((await harness.stored(user)).lines).toMatchObject([{ quantity: counted }]);
});

test('while the catalogue is away a cart answers 503 instead of wrong prices, and removals still work', async () => {
  const yarn = harness.sell(someYarn());
  const user = aUser();
  const call = harness.api.as(user);
  await call('POST', add, { productID: yarn._id });
  await call('POST', add, { productID: harness.sell(someYarn())._id });
  harness.catalog.away = true;
  const shown = await call('GET', `/api/shop/cart/get/${user.id}`);
  expect(shown).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } });
  expect(shown.headers.get('retry-after')).toBe('2');
  const removed = await call('DELETE', `/api/shop/cart/${user.id}/${yarn._id}`);
  expect(removed).toMatchObject({ status: 200, body: { success: true } });
  expect((await harness.stored(user)).lines).toHaveLength(1);
});

test('a customer cannot reach another’s cart; an admin may read it [spec-113]', async () => {
  const yarn = harness.sell(someYarn());
  const owner = aUser();
  const stranger = harness.api.as(aUser());
  await harness.api.as(owner)('POST', add, { productID: yarn._id });
  const line = { userID: owner.id, productID: yarn._id, quantity: 2 };
  expect((await stranger('GET', `/api/shop/cart/get/${owner.id}`)).status).toBe(403);
  expect((await stranger('POST', add, line)).status).toBe(403);
  expect((await stranger('PUT', update, line)).status).toBe(403);
  expect((await stranger('DELETE', `/api/shop/cart/${owner.id}/${yarn._id}`)).status).toBe(403);
  expect((await stranger('DELETE', `/api/shop/cart/clear-cart/${owner.id}`)).status).toBe(403);
  const admin = harness.api.as(anAdmin());
  expect((await admin('GET', `/api/shop/cart/get/${owner.id}`)).status).toBe(200);
  expect((await admin('PUT', update, line)).status).toBe(403);
  const guest = harness.api.as(null);
  expect((await guest('GET', `/api/shop/cart/get/${owner.id}`)).status).toBe(401);
  expect((await guest('POST', add, line)).status).toBe(401);
  expect((await harness.api.plain('GET', `/internal/carts/${owner.id}`)).status).toBe(401);
  expect((await harness.stored(owner)).lines).toMatchObject([{ quantity: 1 }]);
});
