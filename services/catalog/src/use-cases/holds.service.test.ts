import { newId } from '@shop/service-kit';
import { anAdmin } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpCatalogHarness, setUpProducts, productFields } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);

async function aProductWith(stock: number): Promise<string> {
  const { body } = await catalog.api.as(anAdmin())(
    'POST',
    '/api/admin/product/add',
    productFields(products.images, { stock }),
  );
  return body.data._id;
}
const hold = (
  step: 'reserve' | 'release' | 'commit' | 'withhold',
  body: { quantity?: number; [field: string]: unknown },
) =>
  catalog.api.asService('POST', `/internal/holds/${step}`, {
    sizes: { M: body.quantity },
    ...(step === 'reserve' ? { buyer: null } : {}),
    ...body,
  });
const stockOf = async (id: string) =>
  (await catalog.api.as(null)('GET', `/api/shop/products/${id}`)).body.data.stock;

test('a hold takes pieces off the stock once, however often it is asked for', async () => {
  const productID = await aProductWith(5);
  const order = { orderID: newId(), productID, quantity: 2, generation: 0 };
  await Promise.all([hold('reserve', order), hold('reserve', order), hold('reserve', order)]);
  expect(await stockOf(productID)).toBe(3);
  await Promise.all([hold('release', order), hold('release', order)]);
  expect(await stockOf(productID)).toBe(5);
});

test('five hundred buyers of ten pieces get ten, and the rest hear what is left [asvs-30]', async () => {
  const productID = await aProductWith(10);
  const answers = await Promise.all(
    Array.from({ length: 500 }, () =>
      hold('reserve', { orderID: newId(), productID, quantity: 1, generation: 0 }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(490);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'out-of-stock',
    data: { productID, stock: 0 },
  });
  expect(await stockOf(productID)).toBe(0);
});

test('a delayed release does not free a newer reservation', async () => {
  const productID = await aProductWith(1);
  const orderID = newId();
  await hold('reserve', { orderID, productID, quantity: 1, generation: 0 });
  await hold('release', { orderID, productID, generation: 0 });
  await hold('reserve', { orderID, productID, quantity: 1, generation: 1 });
  await hold('release', { orderID, productID, generation: 0 });
  expect(await stockOf(productID)).toBe(0);
});

test('a delayed release and a new reservation at the same moment leave the new hold', async () => {
  const productID = await aProductWith(1);
  for (let round = 0; round < 30; round += 1) {
    const order = { orderID: newId(), productID, quantity: 1 };
    await hold('reserve', { ...order, generation: 1 });
    const [renewed] = await Promise.all([
      hold('reserve', { ...order, generation: 2 }),
      hold('release', { ...order, generation: 1 }),
    ]);
    expect([renewed?.status, await stockOf(productID)]).toEqual([200, 0]);
    await hold('release', { ...order, generation: 2 });
  }
});

test('a released hold takes nothing until the order tries again', async () => {
  const productID = await aProductWith(3);
  const [held, never] = [newId(), newId()];
  await hold('reserve', { orderID: held, productID, quantity: 1, generation: 1 });
  for (const orderID of [held, never]) {
    await hold('release', { orderID, productID, generation: 1 });
    for (const generation of [0, 1]) {
      const late = await hold('reserve', { orderID, productID, quantity: 1, generation });
      expect([late.status, late.body.code]).toEqual([409, 'order-closed']);
    }
    await hold('release', { orderID, productID, generation: 0 });
    expect((await hold('reserve', { orderID, productID, quantity: 1, generation: 1 })).status).toBe(409);
    expect((await hold('reserve', { orderID, productID, quantity: 1, generation: 2 })).status).toBe(200);
    // Its earlier try is over, and takes nothing from it either.
    expect((await hold('reserve', { orderID, productID, quantity: 1, generation: 1 })).status).toBe(409);
  }
  expect(await stockOf(productID)).toBe(1);
});

test('a reservation and the release of the same try, at the same moment, leave nothing held', async () => {
  const productID = await aProductWith(1);
  for (let round = 0; round < 30; round += 1) {
    const order = { orderID: newId(), productID, quantity: 1, generation: 0 };
    const [, released] = await Promise.all([hold('reserve', order), hold('release', order)]);
    expect([released.status, await stockOf(productID)]).toEqual([200, 1]);
  }
});

test('a sold-out or deleted product cannot be held, and what is held of it can be freed', async () => {
  const productID = await aProductWith(2);
  const order = { orderID: newId(), productID, quantity: 1, generation: 0 };
  await hold('reserve', order);
  await catalog.api.as(anAdmin())('DELETE', `/api/admin/product/delete/${productID}`);
  expect((await hold('reserve', { ...order, orderID: newId() })).body.code).toBe('out-of-stock');
  expect((await hold('release', order)).status).toBe(200);
  expect((await catalog.deps.holds.find(order.orderID, productID))?.stock).toBe(2);
});

test('a sale is final: it is counted once and no release undoes it', async () => {
  const productID = await aProductWith(3);
  const orderID = newId();
  await hold('reserve', { orderID, productID, quantity: 2, generation: 0 });
  await Promise.all([
    hold('commit', { orderID, productID, quantity: 2 }),
    hold('commit', { orderID, productID, quantity: 2 }),
  ]);
  await hold('release', { orderID, productID, generation: 9 });
  expect(await stockOf(productID)).toBe(1);
  expect(await catalog.deps.holds.find(orderID, productID)).toMatchObject({ isSold: true, hold: undefined });
  expect((await hold('commit', { orderID: newId(), productID, quantity: 1 })).status).toBe(409);
});

test('a buyer’s own hold is free for this buyer, until it is withheld or released', async () => {
  const productID = await aProductWith(5);
  const [buyer, otherBuyer] = [newId(), newId()];
  const freeFor = async (user: string) =>
    (await catalog.api.asService('POST', '/internal/products/lookup', { ids: [productID], buyer: user })).body
      .data.products[0].stock;
  const order = { orderID: newId(), productID, quantity: 2, generation: 0, sizes: { M: 1, L: 1 }, buyer };
  await hold('reserve', order);
  await hold('reserve', { orderID: newId(), productID, quantity: 1, generation: 0, buyer: otherBuyer });
  expect([await freeFor(buyer), await freeFor(otherBuyer), await freeFor(newId())]).toEqual([4, 3, 2]);
  expect((await catalog.deps.holds.find(order.orderID, productID))?.hold).toEqual({
    quantity: 2,
    generation: 0,
    buyerId: buyer,
    bySize: { M: 1, L: 1 },
  });
  await Promise.all([hold('withhold', order), hold('withhold', order)]);
  // Asked for again, it stays withheld.
  await hold('reserve', { ...order, generation: 1 });
  expect([await freeFor(buyer), await freeFor(otherBuyer)]).toEqual([2, 3]);
  await hold('release', { ...order, generation: 1 });
  expect((await hold('withhold', order)).status).toBe(200);
  expect([await freeFor(buyer), await freeFor(otherBuyer)]).toEqual([4, 5]);
});

test('a hold without a buyer is free to no one, and is released and sold as any other', async () => {
  const productID = await aProductWith(5);
  const [freed, sold] = [newId(), newId()];
  for (const orderID of [freed, sold]) {
    await hold('reserve', { orderID, productID, quantity: 1, generation: 0, buyer: newId() });
  }
  await products.model.updateOne(
    { _id: productID },
    {
      $set: {
        [`holds.${freed}`]: { quantity: 1, generation: 0, bySize: { M: 1 } },
        [`holds.${sold}`]: { quantity: 1, generation: 0, bySize: { M: 1 } },
      },
    },
  );
  const lookup = { ids: [productID], buyer: newId() };
  expect(
    (await catalog.api.asService('POST', '/internal/products/lookup', lookup)).body.data.products[0].stock,
  ).toBe(3);
  await hold('release', { orderID: freed, productID, generation: 0 });
  await hold('commit', { orderID: sold, productID, quantity: 1 });
  expect(await stockOf(productID)).toBe(4);
});

test('unavailable products are not returned to the cart', async () => {
  const productID = await aProductWith(3);
  const lookup = () =>
    catalog.api.asService('POST', '/internal/products/lookup', { ids: [productID, newId()], buyer: newId() });
  expect((await lookup()).body.data.products).toMatchObject([
    { _id: productID, priceCents: 12_990, salePriceCents: null, stock: 3 },
  ]);
  await catalog.api.as(anAdmin())('DELETE', `/api/admin/product/delete/${productID}`);
  expect((await lookup()).body.data.products).toEqual([]);
});

test('every hold is listed with its order and generation, of hidden products too', async () => {
  const [shown, hidden] = [await aProductWith(3), await aProductWith(3)];
  const orderID = newId();
  await hold('reserve', { orderID, productID: shown, quantity: 1, generation: 2 });
  await hold('reserve', { orderID, productID: hidden, quantity: 1, generation: 0 });
  await catalog.api.as(anAdmin())('DELETE', `/api/admin/product/delete/${hidden}`);
  const { body } = await catalog.api.asService('GET', '/internal/holds');
  const own = (body.data as { orderID: string }[]).filter((entry) => entry.orderID === orderID);
  expect(own).toHaveLength(2);
  expect(own).toEqual(
    expect.arrayContaining([
      { productID: shown, orderID, generation: 2 },
      { productID: hidden, orderID, generation: 0 },
    ]),
  );
});

test('an order’s stock movements are listed with the product’s title, without other orders', async () => {
  const productID = await aProductWith(3);
  const [orderID, otherOrder] = [newId(), newId()];
  for (const heldOrder of [orderID, otherOrder])
    await hold('reserve', { orderID: heldOrder, productID, quantity: 1, generation: 0 });
  await hold('commit', { orderID, productID, quantity: 1 });
  const { body } = await catalog.api.asService('POST', `/internal/orders/${orderID}/timeline`, {
    productIDs: [productID, newId()],
  });
  const requestId = expect.stringMatching(/./) as string;
  expect(body.data).toMatchObject([
    { kind: 'stock', what: 'reserved', pieces: -1, about: 'Sarastus-villapaita', requestId },
    { kind: 'stock', what: 'sold', pieces: 0, about: 'Sarastus-villapaita', requestId },
  ]);
});

test('odd orders for holds are refused', async () => {
  const productID = await aProductWith(3);
  for (const body of [
    {},
    { orderID: newId(), productID, quantity: 0, generation: 0 },
    { orderID: 'a.b', productID, quantity: 1, generation: 0 },
    { orderID: newId(), productID, quantity: 2, generation: 0, sizes: { M: 1 } },
    { orderID: newId(), productID, quantity: 1, generation: 0, sizes: { $where: 1 } },
    { orderID: newId(), productID, quantity: 1, generation: 0, buyer: '$holds' },
  ]) {
    expect((await hold('reserve', body)).status).toBe(400);
  }
  expect(await stockOf(productID)).toBe(3);
});
