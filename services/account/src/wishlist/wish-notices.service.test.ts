import type { InternalUser } from '@shop/service-kit';
import { aUser } from '@shop/testing';
import { afterEach, expect, test } from 'vitest';
import { digestOf, newToken } from '../domain/link.ts';
import { setUpAccountHarness } from '../../test/account-harness.ts';

const account = setUpAccountHarness();
afterEach(() => account.setSettings({}));

const guest = (method: string, path: string, body?: unknown) => account.api.as(null)(method, path, body);
const pathOf = ({ id }: InternalUser) => `/api/shop/wishlist/notices/${id}`;
const choose = (user: InternalUser, wanted: unknown) => account.api.as(user)('PUT', pathOf(user), { wanted });
const read = async (user: InternalUser) => (await account.api.as(user)('GET', pathOf(user))).body.data;
const stop = (token: unknown) => guest('POST', '/api/shop/wishlist/stop-notices', { token });
async function aLink({ id }: InternalUser): Promise<string> {
  const token = newToken();
  expect(await account.deps.wishlists.addNoticeLink(id, digestOf(token))).toBe(true);
  return token;
}

test('nobody gets emails about wishes before a tick, and the same place ends them [law-27]', async () => {
  const user = await account.aCustomer();
  expect(await read(user)).toEqual({ since: null, isConfirmed: true });
  expect(await account.deps.wishlists.addNoticeLink(user.id, 'x')).toBe(false);
  const since = account.clock.now.toISOString();
  expect((await choose(user, true)).body.data).toEqual({ since, isConfirmed: true });
  account.clock.now = new Date(account.clock.now.getTime() + 60_000);
  expect((await choose(user, true)).body.data.since).toBe(since);
  expect((await choose(user, false)).body.data.since).toBeNull();
  expect((await choose(user, false)).status).toBe(200);
});

test('the link of an email ends them without a login, once; a newer choice is another one [sec-41]', async () => {
  const user = await account.aCustomer();
  await choose(user, true);
  const [first, second] = [await aLink(user), await aLink(user)];
  const stored = JSON.stringify(await account.database.collection('wishlists').find().toArray());
  for (const token of [first, second]) expect(stored).not.toContain(token);
  expect((await stop(`https://kauppa.example/shop/wishlist-notices#token=${first}`)).body.message).toBe(
    'Emme enää lähetä sinulle viestejä suosikeistasi.',
  );
  expect((await read(user)).since).toBeNull();
  await choose(user, true);
  expect((await stop(second)).body).toMatchObject({ success: false, code: 'wish-notices-ended' });
  expect((await read(user)).since).not.toBeNull();
});

test('a form without script is answered by the page that says what became of it', async () => {
  const user = await account.aCustomer();
  await choose(user, true);
  const token = await aLink(user);
  const send = async (fields: Record<string, string>) => {
    const response = await fetch(`${account.api.url}/api/shop/wishlist/stop-notices`, {
      method: 'POST',
      headers: { 'x-user-token': account.tokens.forUser('account', null) },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    return [response.status, response.headers.get('location')];
  };
  const page = '/shop/wishlist-notices?result=';
  expect(await send({ token: 'kesken' })).toEqual([303, `${page}broken-link`]);
  expect(await send({})).toEqual([303, `${page}broken-link`]);
  expect(await send({ token: `https://kauppa.example/shop/wishlist-notices#token=${token}` })).toEqual([
    303,
    `${page}ended`,
  ]);
  expect((await read(user)).since).toBeNull();
  expect(await send({ token })).toEqual([303, `${page}nothing-to-end`]);
});

test('no one else sees or makes the choice, and invalid input is refused at its field [sec-41]', async () => {
  const owner = await account.aCustomer();
  for (const [method, body] of [['GET'], ['PUT', { wanted: true }]] as const) {
    expect((await account.api.as(aUser())(method, pathOf(owner), body)).status).toBe(403);
    expect((await guest(method, pathOf(owner), body)).status).toBe(401);
  }
  expect((await choose(owner, 'kyllä')).body).toMatchObject({ errors: { wanted: expect.any(String) } });
  for (const token of ['', 'kuka', { $ne: '' }, 'x'.repeat(600)])
    expect((await stop(token)).body).toMatchObject({
      code: 'invalid-input',
      errors: { token: expect.any(String) },
    });
  expect((await stop('x'.repeat(43))).status).toBe(404);
});

test('while the shop’s switch is off none can be asked for, but all can be ended', async () => {
  const user = await account.aCustomer();
  await choose(user, true);
  account.setSettings({ wishlistNotices: false });
  expect((await choose(await account.aCustomer(), true)).body.code).toBe('wish-notices-off');
  expect((await choose(user, false)).body.data.since).toBeNull();
});

test('the choice ends with the account, also one that was made meanwhile', async () => {
  const user = await account.aCustomer();
  await choose(user, true);
  const token = await aLink(user);
  await account.deps.users.remove(user.id);
  expect((await choose(user, true)).status).toBe(401);
  expect((await stop(token)).status).toBe(404);
});
