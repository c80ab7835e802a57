import { aProduct, aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpCartHarness } from '../../test/cart-harness.ts';

const harness = setUpCartHarness();

const hostile: unknown[] = [
  [],
  {},
  { $ne: null },
  { $gt: '' },
  ['M'],
  true,
  'x'.repeat(10_240),
  'M\u0000',
  'M\u202e',
  '$where',
  'a.b',
  '__proto__',
];
const hostileQuantities: unknown[] = [...hostile, null, 1.5, '1e3', 'NaN', -(2 ** 53), 2 ** 53, '1 000', ''];
/** null stands for 'not given' where a field has a default. */
const cases = [
  ...[...hostile, null, '', 'f'.repeat(23), 12].map((value) => ({ productID: value })),
  ...hostile.map((value) => ({ size: value })),
  ...[...hostile, 0, -1, 1.5, 51, '1e1'].map((value) => ({ variant: value })),
  ...hostileQuantities.map((value) => ({ quantity: value })),
  ...[[], {}, { $ne: null }, true, 12].map((value) => ({ userID: value })),
];
const ownIds = [...hostile, null, '', 12, 'f'.repeat(23)];

test('bad input to add and update is answered 400 with the field named, and nothing is stored', async () => {
  const jumper = harness.sell(aProduct({ stock: 1_000_000 }));
  const user = aUser();
  for (const fields of cases) {
    for (const [method, path] of [
      ['POST', '/api/shop/cart/add'],
      ['PUT', '/api/shop/cart/update'],
    ] as const) {
      const body = { productID: jumper._id, size: 'M', variant: 1, quantity: 1, ...fields };
      const answer = await harness.api.as(user)(method, path, body);
      const [field = ''] = Object.keys(fields);
      expect([JSON.stringify(fields).slice(0, 60), answer.status]).toEqual([
        JSON.stringify(fields).slice(0, 60),
        400,
      ]);
      expect(Object.keys(answer.body.errors)).toContain(field);
    }
  }
  expect(await harness.stored(user)).toMatchObject({ version: 0, lines: [] });
});

test('a hostile id of own measures is answered 400 at its field', async () => {
  const jumper = harness.sell(aProduct());
  const call = harness.api.as(aUser());
  await call('POST', '/api/shop/cart/add', { productID: jumper._id, size: 'M' });
  for (const customID of ownIds) {
    const body = { productID: jumper._id, size: 'M', variant: 1, quantity: 2, customID };
    const { status, body: answer } = await call('PUT', '/api/shop/cart/update', body);
    expect([status, Object.keys(answer.errors)]).toEqual([400, ['customID']]);
  }
});

test.each([
  '[]',
  '"text"',
  '1',
  'null',
  '{"a":',
  '[[[[',
  '{"productID":{"$ne":null}}',
  '{"quantity":1e309}',
  'NaN',
])('the body %s is refused', async (body) => {
  const user = aUser();
  const { status } = await harness.api.as(user)('POST', '/api/shop/cart/add', body);
  expect(status).toBe(400);
  expect((await harness.stored(user)).version).toBe(0);
});

test('a body that is too long, too deep or not JSON is refused', async () => {
  const call = harness.api.as(aUser());
  const path = '/api/shop/cart/add';
  expect((await call('POST', path, { size: 'x'.repeat(200_000) })).status).toBe(413);
  expect((await call('POST', path, '{"a":'.repeat(30) + '1' + '}'.repeat(30))).status).toBe(400);
  expect((await call('POST', path, 'a=1', { 'content-type': 'text/plain' })).status).toBe(415);
});

test('a removal with a hostile size, model or id removes nothing', async () => {
  const jumper = harness.sell(aProduct());
  const user = aUser();
  const call = harness.api.as(user);
  await call('POST', '/api/shop/cart/add', { productID: jumper._id, size: 'M' });
  const path = `/api/shop/cart/${user.id}/${jumper._id}`;
  for (const query of [
    '?variant=x',
    '?variant=-1',
    '?variant=1e99',
    `?size=${'x'.repeat(13)}`,
    '?size=a&size=b',
  ]) {
    expect([query, (await call('DELETE', path + query)).status]).toEqual([query, 400]);
  }
  expect((await call('DELETE', `/api/shop/cart/${user.id}/%24ne`)).status).toBe(400);
  expect((await call('DELETE', `/api/shop/cart/${user.id}/%E0%A4%A`)).status).toBe(400);
  expect((await harness.stored(user)).lines).toHaveLength(1);
});
