import { aProduct, aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpCartHarness } from './cart-harness.ts';

const harness = setUpCartHarness();

test('a line keeps its model through another order of the models, and is changed and taken out by its number of now', async () => {
  const [red, green, blue] = ['red', 'green', 'blue'].map((name) => `/uploads/${name}-model/1200.jpg`) as [
    string,
    string,
    string,
  ];
  const jumper = harness.sell(aProduct({ images: [red, green, blue] }));
  const user = aUser();
  const call = harness.api.as(user);
  const items = async () =>
    (await call('GET', `/api/shop/cart/get/${user.id}`)).body.data.items.map(
      ({ variant, quantity, problem }: { variant: number; quantity: number; problem?: string }) => [
        variant,
        quantity,
        problem,
      ],
    );
  await call('POST', '/api/shop/cart/add', { productID: jumper._id, size: 'M', variant: 1 });
  harness.sell({ ...jumper, images: [green, red] });
  expect(await items()).toEqual([[2, 1, undefined]]);
  await call('POST', '/api/shop/cart/add', { productID: jumper._id, size: 'M', variant: 1, quantity: 3 });
  expect(await items()).toEqual([
    [2, 1, undefined],
    [1, 3, undefined],
  ]);
  await call('PUT', '/api/shop/cart/update', { productID: jumper._id, size: 'M', variant: 2, quantity: 2 });
  harness.sell({ ...jumper, images: [red, blue] });
  expect(await items()).toEqual([
    [1, 2, undefined],
    [3, 3, 'model-gone'],
  ]);
  expect((await call('GET', `/api/shop/cart/get/${user.id}`)).body.data.total).toBe(200);
  await call('DELETE', `/api/shop/cart/${user.id}/${jumper._id}?size=M&variant=3`);
  expect(await items()).toEqual([[1, 2, undefined]]);
});
