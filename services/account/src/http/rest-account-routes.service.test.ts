import { accountRecordSchema } from '@shop/contracts';
import type { AdminRights } from '@shop/shop-rules';
import { newId } from '@shop/service-kit';
import { anAdmin, aUser } from '@shop/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { hashAtOnce, sessionOf, setUpAccountHarness } from '../../test/account-harness.ts';

const account = setUpAccountHarness();
const password = 'metsän siimes 9';
const PATH = '/api/admin/rest/accounts';

beforeEach(async () => {
  hashAtOnce(account);
});

const guest = (method: string, path: string, body?: unknown) => account.api.as(null)(method, path, body);
const newEmail = () => `${newId()}@posti.example`;
const found = (email: string) => account.deps.users.findByEmail(email);

/** A back-office user made by the operator, signed in. */
async function person(rights?: AdminRights) {
  const email = newEmail();
  const stored = await account.deps.users.insert({
    userName: 'Maija Mestari',
    email,
    passwordHash: `hash of ${password}`,
    role: 'admin',
    createdAt: account.clock.now,
    ...(rights ? { rights } : {}),
  });
  const call = account.api.as(anAdmin({ id: stored._id, ...(rights ? { rights } : {}) }));
  return { id: stored._id, email, call };
}
type Owner = Awaited<ReturnType<typeof person>>;
async function customer() {
  const email = newEmail();
  await guest('POST', '/api/auth/register', { userName: 'Aino', email, password });
  await account.sendNotices();
  return { id: (await found(email))?._id ?? '', email };
}
async function invited(owner: Awaited<ReturnType<typeof person>>, rights: AdminRights, email = newEmail()) {
  const answer = await owner.call('POST', `${PATH}/invitations`, { email, rights });
  await account.sendNotices();
  const sentEmail = account.emails.findLast(({ kind, to }) => kind === 'invitation' && to === email);
  return { answer, sentEmail, email, token: sentEmail && 'link' in sentEmail ? sentEmail.link.secret : '' };
}
const accept = (token: string, more: object = {}) =>
  guest('POST', '/api/auth/invitation', { token, userName: 'Eero Uusi', password, ...more });

test('an owner invites a colleague by email, who chooses name and password and gets exactly those rights', async () => {
  const owner = await person();
  const { answer, sentEmail, email, token } = await invited(owner, 'catalogue');
  expect(answer.status).toBe(202);
  expect(sentEmail).toMatchObject({ by: 'Maija Mestari', link: { path: '/auth/invitation#token=' } });
  expect(await found(email)).toBeNull();
  expect((await accept(token, { password: 'salasana' })).body.errors).toHaveProperty('password');
  expect((await accept(token)).status).toBe(200);
  expect((await accept(token)).body.code).toBe('link-expired');
  const { body } = await guest('POST', '/api/auth/login', { email, password });
  expect(body.user).toMatchObject({ role: 'admin', rights: 'catalogue', userName: 'Eero Uusi' });
});

test('an invited customer keeps the account, whose sessions end; the email confirms an unconfirmed address [sec-29]', async () => {
  const owner = await person();
  const { id, email } = await customer();
  const session = sessionOf(await guest('POST', '/api/auth/login', { email, password }));
  const direct = await owner.call('POST', `${PATH}/${id}/rights`, { rights: 'viewer' });
  expect(direct).toMatchObject({ status: 409, body: { code: 'not-invited' } });
  const { token } = await invited(owner, 'viewer', email);
  expect((await accept(token, { password: 'kehrätty lanka 8' })).status).toBe(200);
  const stored = await found(email);
  expect(stored).toMatchObject({ _id: id, role: 'admin', rights: 'viewer' });
  expect(stored?.isUnconfirmed).toBeUndefined();
  expect((await account.api.asService('GET', `/internal/sessions/${session}`)).status).toBe(404);
});

test('pending invitations are listed, resent and revoked', async () => {
  const owner = await person();
  const { email, token } = await invited(owner, 'catalogue');
  const second = await invited(owner, 'viewer', email);
  const accepted = await invited(owner, 'orders');
  expect((await accept(accepted.token)).status).toBe(200);
  const listed = async () =>
    (await owner.call('GET', `${PATH}/invitations`)).body.data.filter((one: { email: string }) =>
      [email, accepted.email].includes(one.email),
    );
  const [invitation, ...others] = await listed();
  expect(invitation).toMatchObject({ email, rights: 'viewer', invitedBy: 'Maija Mestari' });
  expect([others, JSON.stringify(invitation).includes(second.token)]).toEqual([[], false]);
  await owner.call('POST', `${PATH}/invitations`, { email, rights: 'viewer' });
  expect((await owner.call('DELETE', `${PATH}/invitations/${invitation.id}`)).status).toBe(200);
  await account.sendNotices();
  expect(await listed()).toEqual([]);
  expect(account.emails.filter(({ kind, to }) => kind === 'invitation' && to === email)).toHaveLength(2);
  for (const link of [token, second.token]) expect((await accept(link)).body.code).toBe('link-expired');
  expect((await owner.call('DELETE', `${PATH}/invitations/${invitation.id}`)).status).toBe(200);
});

test('an invitation that cannot be accepted any more is not listed', async () => {
  const former = await person();
  const other = await person();
  const { email } = await invited(former, 'viewer');
  await other.call('POST', `${PATH}/${former.id}/rights`, { rights: 'orders' });
  const { body } = await other.call('GET', `${PATH}/invitations`);
  expect(body.data.map((one: { email: string }) => one.email)).not.toContain(email);
});

test('an invitation by a former owner is void', async () => {
  const [owner, otherOwner] = [await person(), await person()];
  const { token } = await invited(owner, 'owner');
  await otherOwner.call('POST', `${PATH}/${owner.id}/rights`, { rights: 'viewer' });
  expect((await accept(token)).body.code).toBe('link-expired');
});

test.each([
  [
    'has another password',
    (owner: Owner) =>
      owner.call('POST', '/api/auth/password', { currentPassword: password, password: 'kehrätty lanka 8' }),
  ],
  [
    'was signed out everywhere',
    async (owner: Owner) => (await person()).call('POST', `${PATH}/${owner.id}/end-sessions`),
  ],
])('an invitation by an owner who %s since is void', async (_what, change) => {
  const owner = await person();
  const { token, email } = await invited(owner, 'owner');
  expect((await change(owner)).status).toBe(200);
  expect((await accept(token)).body.code).toBe('link-expired');
  expect(await found(email)).toBeNull();
  // A new invitation works.
  expect((await accept((await invited(owner, 'viewer', email)).token)).status).toBe(200);
});

test('of several invitations to one address only the first opened one counts', async () => {
  const owner = await person();
  const email = newEmail();
  const tokens: string[] = [];
  for (const rights of ['orders', 'viewer', 'orders'] as const)
    tokens.push((await invited(owner, rights, email)).token);
  const [first = '', second = '', third = ''] = tokens;
  expect((await accept(first)).status).toBe(200);
  expect((await accept(second)).body.code).toBe('link-expired');
  const stored = await found(email);
  expect(stored).toMatchObject({ role: 'admin', rights: 'orders' });
  await owner.call('POST', `${PATH}/${stored?._id}/rights`, { rights: null });
  expect((await accept(third)).body.code).toBe('link-expired');
  expect(await found(email)).toMatchObject({ role: 'customer' });
});

test('an invitation to an address that has become a colleague’s meanwhile changes nothing of theirs', async () => {
  const owner = await person();
  const { token, email } = await invited(owner, 'viewer');
  await account.database.collection('users').updateOne({ _id: owner.id as never }, { $set: { email } });
  expect((await accept(token)).body.code).toBe('link-expired');
  expect(await found(email)).toMatchObject({ _id: owner.id, role: 'admin' });
});

test('rights are changed and taken, within a second everywhere, and the last owner stays one [sec-29]', async () => {
  const owner = await person();
  for (const { _id, role } of await account.deps.users.list())
    if (role === 'admin' && _id !== owner.id) await account.deps.users.change(_id, { role: 'customer' });
  const colleague = await person('orders');
  const session = sessionOf(await guest('POST', '/api/auth/login', { email: colleague.email, password }));
  const look = () => account.api.asService('GET', `/internal/sessions/${session}`);
  expect((await look()).body.data).toMatchObject({ role: 'admin', rights: 'orders' });
  const changed = await owner.call('POST', `${PATH}/${colleague.id}/rights`, { rights: 'catalogue' });
  expect(accountRecordSchema.parse(changed.body)).toMatchObject({ rights: 'catalogue', sessions: 0 });
  expect((await look()).status).toBe(404);
  for (const refused of [
    await owner.call('POST', `${PATH}/${owner.id}/rights`, { rights: 'viewer' }),
    await owner.call('POST', `${PATH}/${owner.id}/rights`, { rights: null }),
    await owner.call('DELETE', `${PATH}/${owner.id}`),
  ])
    expect(refused).toMatchObject({ status: 409, body: { code: 'last-admin' } });
  expect((await owner.call('POST', `${PATH}/${colleague.id}/rights`, { rights: null })).body).toMatchObject({
    role: 'customer',
    rights: null,
  });
});

test('two owners who take each other’s rights at once leave one of them', async () => {
  const [firstOwner, secondOwner] = [await person(), await person()];
  for (const { _id, role } of await account.deps.users.list())
    if (role === 'admin' && ![firstOwner.id, secondOwner.id].includes(_id))
      await account.deps.users.change(_id, { role: 'customer' });
  await Promise.all([
    firstOwner.call('POST', `${PATH}/${secondOwner.id}/rights`, { rights: 'viewer' }),
    secondOwner.call('POST', `${PATH}/${firstOwner.id}/rights`, { rights: 'viewer' }),
  ]);
  expect(await account.deps.users.countOwners()).toBeGreaterThan(0);
});

test.each([
  [
    'each other',
    (firstOwner: Owner, secondOwner: Owner) => firstOwner.call('DELETE', `${PATH}/${secondOwner.id}`),
  ],
  [
    'themselves',
    (firstOwner: Owner) => firstOwner.call('DELETE', '/api/auth/account', { currentPassword: password }),
  ],
])('two owners who delete %s at once leave one of them [sec-29]', async (_whom, leave) => {
  const [firstOwner, secondOwner] = [await person(), await person()];
  for (const { _id, role } of await account.deps.users.list())
    if (role === 'admin' && ![firstOwner.id, secondOwner.id].includes(_id))
      await account.deps.users.change(_id, { role: 'customer' });
  // Each sees that there are two, before either of them goes.
  const { countOwners } = account.deps.users;
  const looks: (() => void)[] = [];
  const looking = vi.spyOn(account.deps.users, 'countOwners').mockImplementation(async () => {
    const owners = await countOwners();
    if (looks.length < 2) {
      const both = new Promise<void>((resolve) => looks.push(resolve));
      if (looks.length === 2) looks.forEach((go) => go());
      await both;
    }
    return owners;
  });
  await Promise.all([leave(firstOwner, secondOwner), leave(secondOwner, firstOwner)]);
  looking.mockRestore();
  expect(await account.deps.users.countOwners()).toBeGreaterThan(0);
});

test('an owner finds accounts, ends their sessions, sends a password email and deletes one', async () => {
  const owner = await person();
  const { id, email } = await customer();
  await guest('POST', '/api/auth/login', { email, password });
  const list = await owner.call('GET', `${PATH}?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`);
  expect(list.headers.get('content-range')).toBe('accounts 0-0/1');
  expect(accountRecordSchema.array().parse(list.body)).toMatchObject([
    { id, isConfirmed: false, sessions: 1 },
  ]);
  expect(JSON.stringify(list.body)).not.toMatch(/hash/i);
  expect((await owner.call('POST', `${PATH}/${id}/end-sessions`)).body).toMatchObject({ sessions: 0 });
  expect((await owner.call('POST', `${PATH}/${id}/password-letter`)).status).toBe(202);
  await account.sendNotices();
  expect(account.emails.findLast(({ to }) => to === email)).toMatchObject({ kind: 'password-reset' });
  expect((await owner.call('DELETE', `${PATH}/${id}`)).status).toBe(200);
  expect(await found(email)).toBeNull();
  expect((await owner.call('DELETE', `${PATH}/${id}`)).body.code).toBe('account-not-found');
});

test.each(['catalogue', 'orders', 'viewer'] as const)(
  'only an owner sees accounts: not %s [sec-28]',
  async (rights) => {
    const { call, id } = await person(rights);
    for (const answer of [
      await call('GET', PATH),
      await call('POST', `${PATH}/invitations`, { email: newEmail(), rights: 'owner' }),
      await call('GET', `${PATH}/invitations`),
      await call('DELETE', `${PATH}/invitations/nonsense`),
      await call('POST', `${PATH}/${id}/rights`, { rights: 'owner' }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'no-right' } });
    expect((await account.api.as(aUser())('GET', PATH)).body.code).toBe('forbidden');
    expect((await guest('GET', PATH)).status).toBe(401);
  },
);
