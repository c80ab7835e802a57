import { aProduct, aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpCartHarness } from '../../test/cart-harness.ts';

const harness = setUpCartHarness();

test('a line keeps its model through another order of the models, and is changed and taken out by its number of now [spec-175]', async () => {
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

test('a call with a picture means its model, even after the models were reordered', async () => {
  const [red, green] = ['red', 'green'].map((name) => `/uploads/${name}-model/1200.jpg`) as [string, string];
  const jumper = harness.sell(aProduct({ images: [red, green] }));
  const user = aUser();
  const call = harness.api.as(user);
  const line = { productID: jumper._id, size: 'M' };
  const lines = async () =>
    (await harness.stored(user)).lines.map(({ image, quantity }) => [image, quantity]);
  harness.sell({ ...jumper, images: [green, red] });
  // The pages still say that red is the first and green the second.
  await call('POST', '/api/shop/cart/add', { ...line, variant: 1, image: red });
  await call('POST', '/api/shop/cart/add', { ...line, variant: 2, image: green });
  await call('PUT', '/api/shop/cart/update', { ...line, variant: 1, image: red, quantity: 4 });
  expect(await lines()).toEqual([
    [red, 4],
    [green, 1],
  ]);
  const remove = (query: string) => call('DELETE', `/api/shop/cart/${user.id}/${jumper._id}?size=M&${query}`);
  await remove(`variant=2&image=${encodeURIComponent(green)}`);
  expect(await lines()).toEqual([[red, 4]]);
  harness.sell({ ...jumper, images: [green] });
  const missingModel = await call('POST', '/api/shop/cart/add', { ...line, variant: 2, image: red });
  expect(missingModel).toMatchObject({ status: 400, body: { errors: { variant: 'Valitse malli' } } });
  // While the catalogue is away, and though the model is gone, the line is found by its picture.
  harness.catalog.away = true;
  await remove(`variant=7&image=${encodeURIComponent(red)}`);
  harness.catalog.away = false;
  expect(await lines()).toEqual([]);
});
