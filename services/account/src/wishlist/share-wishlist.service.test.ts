import type { InternalUser } from '@shop/service-kit';
import { aUser } from '@shop/testing';
import { afterEach, expect, test } from 'vitest';
import { setUpAccountHarness } from '../../test/account-harness.ts';

const account = setUpAccountHarness();
const id = (n: number): string => n.toString(16).padStart(24, '0');
const [a, b] = [id(1), id(2)] as const;

afterEach(() => {
  account.setSettings({});
  account.others.catalog.away = false;
});

const open = (token: unknown) => account.api.as(null)('POST', '/api/shop/wishlist/shared', { token });

async function aList(productIDs: string[] = [b, a]) {
  const user: InternalUser = await account.aCustomer();
  const call = account.api.as(user);
  const path = `/api/shop/wishlist/share/${user.id}`;
  await call('PUT', `/api/shop/wishlist/change/${user.id}`, { add: productIDs });
  return {
    user,
    change: (change: unknown) => call('PUT', `/api/shop/wishlist/change/${user.id}`, change),
    read: async () => (await call('GET', path)).body.data,
    share: (withName: unknown = false) => call('POST', path, { withName }),
    stop: () => call('DELETE', path),
  };
}

test('a guest reads the list of a link as it is now, with the first name only where the owner shares it [sec-40]', async () => {
  const list = await aList();
  await account.deps.users.change(list.user.id, { userName: 'Aino Maria Metsä' });
  const nameless = await list.share();
  expect(nameless).toMatchObject({ status: 201, body: { data: { withName: false } } });
  expect((await open(nameless.body.data.token)).body.data).toEqual({ name: '', productIDs: [b, a] });
  const { token } = (await list.share(true)).body.data;
  await list.change({ remove: [b] });
  expect((await open(token)).body.data).toEqual({ name: 'Aino', productIDs: [a] });
  expect((await open(`https://kauppa.example/shop/shared-wishlist#token=${token}`)).status).toBe(200);
});

test('the link ends with a new one, with the end of the sharing and with the account [sec-40]', async () => {
  const list = await aList();
  const first = (await list.share()).body.data.token;
  const second = (await list.share()).body.data.token;
  expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
  expect((await list.stop()).body.message).toBe('Suosikkejasi ei enää jaeta. Linkki ei enää toimi.');
  expect((await open(second)).body).toMatchObject({ code: 'wishlist-not-shared' });
  expect(await list.read()).toBeNull();
  expect((await list.stop()).status).toBe(200);
  const third = (await list.share()).body.data.token;
  await account.deps.wishlists.removeAll(list.user.id);
  expect((await open(third)).status).toBe(404);
});

test('a token is random and is stored only as its digest [sec-40]', async () => {
  const [one, other] = [await aList(), await aList()];
  const tokens = [(await one.share()).body.data.token, (await other.share()).body.data.token];
  expect(new Set(tokens).size).toBe(2);
  const stored = JSON.stringify(await account.database.collection('wishlists').find().toArray());
  for (const token of tokens) expect(stored).not.toContain(token);
  expect(await one.read()).toEqual({ sharedAt: account.clock.now.toISOString(), withName: false });
});

test('no one else shares a list, and a link that is none is refused at its field', async () => {
  const list = await aList();
  const path = `/api/shop/wishlist/share/${list.user.id}`;
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const body = method === 'POST' ? { withName: true } : undefined;
    expect((await account.api.as(aUser())(method, path, body)).status).toBe(403);
    expect((await account.api.as(null)(method, path, body)).status).toBe(401);
  }
  expect((await list.share('kyllä')).status).toBe(400);
  for (const token of ['', 'kuka', { $ne: '' }, 'x'.repeat(600)])
    expect((await open(token)).body).toMatchObject({
      code: 'invalid-input',
      errors: { token: expect.any(String) },
    });
  expect((await open('x'.repeat(43))).status).toBe(404);
});

test('a list on which nothing was ever put is shared as an empty one', async () => {
  const user = await account.aCustomer();
  const path = `/api/shop/wishlist/share/${user.id}`;
  const { token } = (await account.api.as(user)('POST', path, { withName: false })).body.data;
  expect((await open(token)).body.data).toEqual({ name: '', productIDs: [] });
});

test('while the shop’s switch is off nothing is shared, and an earlier link rests until it is on again', async () => {
  const list = await aList();
  const { token } = (await list.share()).body.data;
  account.setSettings({ wishlistSharing: false });
  expect((await list.share()).body).toMatchObject({ code: 'wishlist-sharing-off' });
  expect((await open(token)).status).toBe(404);
  account.setSettings({});
  expect((await open(token)).status).toBe(200);
});

test('without the catalogue a link answers 503, never that it has ended', async () => {
  const list = await aList();
  const { token } = (await list.share()).body.data;
  account.others.catalog.away = true;
  expect((await open(token)).status).toBe(503);
  expect((await list.stop()).status).toBe(200);
});

test('what was shared while the account ended is not kept', async () => {
  const list = await aList();
  await account.deps.users.remove(list.user.id);
  expect((await list.share()).status).toBe(401);
  expect(await account.deps.wishlists.findShare(list.user.id)).toBeNull();
});
