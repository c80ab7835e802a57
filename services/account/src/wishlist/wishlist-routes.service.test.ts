import { wishlistSchema } from '@shop/contracts';
import { MAX_WISHLIST } from '@shop/shop-rules';
import type { InternalUser } from '@shop/service-kit';
import { aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpAccountHarness } from '../../test/account-harness.ts';

const account = setUpAccountHarness();
const id = (n: number): string => n.toString(16).padStart(24, '0');
const [a, b, c] = [id(1), id(2), id(3)] as const;

function listOf(user: InternalUser) {
  const call = account.api.as(user);
  return {
    get: async () => {
      const { body } = await call('GET', `/api/shop/wishlist/get/${user.id}`);
      return wishlistSchema.parse(body.data).productIDs;
    },
    change: (change: unknown) => call('PUT', `/api/shop/wishlist/change/${user.id}`, change),
  };
}

test('a product is on the list once, the newest first, and leaves it again [spec-80]', async () => {
  const list = listOf(await account.aCustomer());
  expect(await list.get()).toEqual([]);
  await list.change({ add: [a] });
  expect((await list.change({ add: [c, b, b, a] })).body.data.productIDs).toEqual([c, b, a]);
  expect((await list.change({ remove: [b] })).body.data.productIDs).toEqual([c, a]);
  expect(await list.get()).toEqual([c, a]);
});

test('the same change twice is one change', async () => {
  const list = listOf(await account.aCustomer());
  const change = { add: [b, a], remove: [c] };
  await list.change(change);
  expect((await list.change(change)).body.data.productIDs).toEqual([b, a]);
});

test('changes that come at the same time from several devices are all kept', async () => {
  const list = listOf(await account.aCustomer());
  const ids = Array.from({ length: 12 }, (_, n) => id(n));
  await Promise.all(ids.map((productId) => list.change({ add: [productId] })));
  expect((await list.get()).toSorted()).toEqual(ids);
});

test('a full list lets its oldest go', async () => {
  const list = listOf(await account.aCustomer());
  await list.change({ add: [a] });
  await list.change({ add: Array.from({ length: MAX_WISHLIST }, (_, n) => id(1_000 + n)) });
  const stored = await list.get();
  expect(stored).toHaveLength(MAX_WISHLIST);
  expect(stored).not.toContain(a);
});

test('a customer neither sees nor changes another’s wishlist, and invalid input is refused', async () => {
  const owner = await account.aCustomer();
  const call = account.api.as(aUser());
  expect((await call('GET', `/api/shop/wishlist/get/${owner.id}`)).status).toBe(403);
  expect((await call('PUT', `/api/shop/wishlist/change/${owner.id}`, { add: [a] })).status).toBe(403);
  for (const add of [
    '$productIDs',
    [{ $gt: '' }],
    ['$$ROOT'],
    Array.from({ length: 201 }, (_, n) => id(n)),
  ]) {
    expect((await listOf(owner).change({ add })).status).toBe(400);
  }
  expect(await listOf(owner).get()).toEqual([]);
});
