import { accountClosed, newEvent } from '@shop/events';
import { newId } from '@shop/service-kit';
import { aUser } from '@shop/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteAccount } from './delete-account.ts';
import { hashAtOnce, sessionOf, setUpAccountHarness } from '../../test/account-harness.ts';

const account = setUpAccountHarness();
const password = 'metsän siimes 9';
const home = {
  address: 'Kutojankuja 3 B',
  city: 'Tampere',
  postcode: '33100',
  phone: '040 123 4567',
  notes: 'Soita summeria.',
};
let email: string;

beforeEach(() => {
  hashAtOnce(account);
  email = `${newId()}@posti.example`;
});

/** A user with an address and a wish, whose email address is proven. */
async function aino(role: 'customer' | 'admin' = 'customer', isConfirmed = true) {
  const guest = account.api.as(null);
  await guest('POST', '/api/auth/register', { userName: 'Aino', email, password });
  const stored = await account.deps.users.findByEmail(email);
  if (role === 'admin') await account.deps.users.change(stored?._id ?? '', { role });
  if (isConfirmed) await account.deps.users.confirm(stored?._id ?? '', email);
  const answer = await guest('POST', '/api/auth/login', { email, password });
  const user = aUser({ id: answer.body.user.id, sessionId: sessionOf(answer), role });
  const call = account.api.as(user);
  await call('POST', '/api/shop/address/add', home);
  await call('PUT', `/api/shop/wishlist/change/${user.id}`, { add: [newId()] });
  await call('POST', `/api/shop/wishlist/share/${user.id}`, { withName: true });
  await call('PUT', `/api/shop/wishlist/notices/${user.id}`, { wanted: true });
  await account.sendNotices();
  return { user, call };
}
/** Events about a deleted account that cart and order have not applied: its id only. */
const closed = (userID: string) => [
  {
    event: 'account-closed',
    payload: { userID },
    listeners: ['delete-cart-on-account-closed', 'forget-buyer-on-account-closed'],
  },
];
const farewells = () =>
  account.emails.filter(({ kind, to }) => kind === 'account-deleted' && to === email).length;
const leave = (call: Awaited<ReturnType<typeof aino>>['call'], currentPassword = password) =>
  call('DELETE', '/api/auth/account', { currentPassword });

test('the own copy is made at once, of all that the services keep, and holds no secret [law-28]', async () => {
  const { user, call } = await aino();
  const { status, headers, body } = await call('GET', '/api/auth/copy');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="?omat-tiedot-.*\.json"?$/);
  expect(body).toMatchObject({
    account: { id: user.id, email, userName: 'Aino', isConfirmed: true },
    addresses: [home],
    wishlist: [expect.any(String)],
    wishlistShare: { sharedAt: expect.any(String), withName: true },
    wishlistEmails: { since: expect.any(String) },
    cart: [{ quantity: 1 }],
    orders: [],
    sessions: [{ lastSeenAt: expect.any(String) }],
    restockWishes: [{ product: 'Aitta-mekko', size: 'M', email }],
    letters: [{ kind: 'email-confirmation' }],
  });
  expect(JSON.stringify(body)).not.toMatch(/hash|digest|epoch|notices/i);
  expect((await account.api.as(null)('GET', '/api/auth/copy')).status).toBe(401);
  account.others.order.away = true;
  expect((await call('GET', '/api/auth/copy')).status).toBe(503);
  account.others.order.away = false;
});

test('under an unconfirmed address earlier data of others are neither shown nor deleted', async () => {
  const { user, call } = await aino('customer', false);
  const created = (await account.deps.users.find(user.id))?.createdAt.getTime() ?? 0;
  const sentEmail = (kind: string, ms: number) => ({
    kind,
    subject: 'Aihe',
    createdAt: new Date(ms).toISOString(),
  });
  const kept = [sentEmail('email-confirmation', created), sentEmail('order-confirmed', created - 1)];
  const sentTo = vi.spyOn(account.deps.email, 'sentTo').mockResolvedValue(kept);
  const wishesOf = vi.spyOn(account.deps.catalog, 'wishesOf');
  const copy = async () => (await call('GET', '/api/auth/copy')).body;
  expect(await copy()).toMatchObject({ account: { isConfirmed: false }, letters: [kept[0]] });
  expect(wishesOf).toHaveBeenLastCalledWith({ userID: user.id, email: '' });
  await account.deps.users.confirm(user.id, email);
  expect((await copy()).letters).toEqual(kept);
  expect(wishesOf).toHaveBeenLastCalledWith({ userID: user.id, email });
  for (const spy of [sentTo, wishesOf]) spy.mockRestore();

  email = `${newId()}@posti.example`;
  const stranger = await aino('customer', false);
  const forget = vi.spyOn(account.deps.catalog, 'forgetWishes');
  await leave(stranger.call);
  await account.finishDeletions();
  expect(forget).toHaveBeenLastCalledWith({ userID: stranger.user.id, email: '' });
  forget.mockRestore();
});

test('a deleted account disappears at once with addresses and wishlist; cart and order are notified, and an email confirms it [sec-26]', async () => {
  const { user, call } = await aino();
  expect((await leave(call, 'väärä sana')).body.errors).toEqual({
    currentPassword: 'Salasana ei ole oikea.',
  });
  const answer = await leave(call);
  expect(answer).toMatchObject({ status: 200, body: { message: 'Tilisi on poistettu.' } });
  expect(answer.headers.getSetCookie().join()).toMatch(/sid=;/);
  expect(await account.deps.users.find(user.id)).toBeNull();
  expect((await account.api.asService('GET', `/internal/sessions/${user.sessionId}`)).status).toBe(404);
  expect(await account.deps.addresses.list(user.id)).toEqual([]);
  expect(await account.deps.wishlists.get(user.id)).toEqual([]);
  await account.finishDeletions();
  expect(account.others.catalog.calls).toContain('POST /internal/wishes/forget');
  expect(await account.unheard(user.id)).toEqual(closed(user.id));
  expect(farewells()).toBe(0);
  await account.hear(user.id);
  await account.finishDeletions();
  expect(account.emails.findLast(({ to }) => to === email)).toMatchObject({ kind: 'account-deleted' });
  expect(await account.database.collection('deletions').countDocuments({ email })).toBe(0);
  expect((await leave(call)).status).toBe(401);
});

test('the owner chooses whether the reviews stay without a name or go with the account', async () => {
  const forget = vi.spyOn(account.deps.catalog, 'forgetReviews');
  for (const [sent, done] of [
    [{}, 'keep'],
    [{ reviews: 'remove' }, 'remove'],
  ] as const) {
    const { user, call } = await aino();
    const currentPassword = password;
    expect((await call('DELETE', '/api/auth/account', { currentPassword, reviews: 'ehkä' })).status).toBe(
      400,
    );
    expect((await call('DELETE', '/api/auth/account', { currentPassword, ...sent })).status).toBe(200);
    await account.finishDeletions();
    expect(forget).toHaveBeenLastCalledWith({ userID: user.id, reviews: done });
    await account.hear(user.id);
    await account.finishDeletions();
  }
  forget.mockRestore();
});

test('a deletion waits for the catalogue, the other services are notified, and it is confirmed only when done', async () => {
  const { user, call } = await aino();
  account.others.catalog.away = true;
  expect((await leave(call)).status).toBe(200);
  await account.finishDeletions();
  expect(await account.unheard(user.id)).toEqual(closed(user.id));
  await account.hear(user.id);
  await account.finishDeletions();
  expect(farewells()).toBe(0);
  account.others.catalog.away = false;
  account.clock.now = new Date(account.clock.now.getTime() + 60_000);
  await account.finishDeletions();
  await account.finishDeletions();
  expect(await account.unheard(user.id)).toEqual([]);
  expect(farewells()).toBe(1);
});

test('a customer who returns under the same address before the deletion has spread keeps new restock requests', async () => {
  const { user, call } = await aino();
  const forget = vi.spyOn(account.deps.catalog, 'forgetWishes');
  await leave(call);
  await account.finishDeletions();
  expect(forget).toHaveBeenLastCalledWith({ userID: user.id, email });
  const back = await aino();
  await account.hear(user.id);
  await account.finishDeletions();
  expect(forget).toHaveBeenLastCalledWith({ userID: user.id, email: '' });
  expect(farewells()).toBe(1);
  expect(await account.deps.wishlists.get(back.user.id)).toHaveLength(1);
  forget.mockRestore();
});

test('what was on its way while the account ended is not kept', async () => {
  const { user, call } = await aino();
  expect((await leave(call)).status).toBe(200);
  // As calls that the gateway had let through before.
  expect((await call('POST', '/api/shop/address/add', home)).status).toBe(401);
  const wish = { add: [newId()] };
  expect((await call('PUT', `/api/shop/wishlist/change/${user.id}`, wish)).status).toBe(401);
  expect(await account.deps.addresses.list(user.id)).toEqual([]);
  expect(await account.deps.wishlists.get(user.id)).toEqual([]);
});

test('a process that was killed between the intent and the deeds leaves them to the next one', async () => {
  const { user } = await aino();
  const now = account.clock.now;
  const deletion = { _id: user.id, email, userName: 'Aino', askedAt: now, dueAt: now, tries: 0 };
  await account.deps.deletions.insert(deletion);
  await account.finishDeletions();
  expect(await account.deps.users.find(user.id)).toBeNull();
  expect(await account.deps.addresses.list(user.id)).toEqual([]);
  expect(await account.unheard(user.id)).toEqual(closed(user.id));
});

test('an account whose process was killed after its end and before anybody heard of it is erased everywhere still', async () => {
  const { user } = await aino();
  const stored = await account.deps.users.find(user.id);
  if (stored) await deleteAccount(account.deps, stored, user.id);
  expect(await account.unheard(user.id)).toEqual([]);
  await account.finishDeletions();
  const [deletion] = await account.database.collection('deletions').find({ email }).toArray();
  expect(await account.unheard(user.id)).toEqual(closed(user.id));
  // A process whose lease ran out comes to the same line later: there is one event.
  const again = newEvent(accountClosed, { userID: user.id });
  expect(await account.deps.deletions.addEvent(user.id, again)).toBe(false);
  expect(await account.database.collection('deletions').findOne({ email })).toEqual(deletion);
  await account.hear(user.id);
  expect(await account.deps.deletions.addEvent(user.id, again)).toBe(false);
  await account.finishDeletions();
  expect(farewells()).toBe(1);
});

test('the last admin stays', async () => {
  const { call } = await aino('admin');
  expect((await leave(call)).body).toMatchObject({ code: 'last-admin' });
  email = `${newId()}@posti.example`;
  await aino('admin');
  expect((await leave(call)).status).toBe(200);
});
