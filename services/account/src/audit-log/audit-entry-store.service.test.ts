import { auditLogRowSchema, type AuditEntry, type AuditLogRow } from '@shop/contracts';
import { localDay } from '@shop/shop-rules';
import { newId } from '@shop/service-kit';
import { anAdmin, aUser } from '@shop/testing';
import { beforeEach, expect, test } from 'vitest';
import { reconcile } from '../../../../packages/reconciliation/src/index.ts';
import { createConsumers } from './consumers.ts';
import type { Entry } from './store/stored-entry.ts';
import { openAuditEntryStore } from './store/audit-entry-store.ts';
import { appendNextAuditEntries } from '../sweepers/append-audit-entries.ts';
import { newAuditEntry } from '../use-cases/new-audit-entry.ts';
import { hashAtOnce, sessionOf, setUpAccountHarness } from '../../test/account-harness.ts';

const account = setUpAccountHarness();
const password = 'metsän siimes 9';
const PATH = '/api/admin/rest/record';

beforeEach(async () => {
  hashAtOnce(account);
});

const guest = (method: string, path: string, body?: unknown) => account.api.as(null)(method, path, body);
const newEmail = () => `${newId()}@posti.example`;

async function person(fields: { role: 'admin' | 'customer'; userName?: string }) {
  const email = newEmail();
  const { role, userName = 'Maija Mestari' } = fields;
  const stored = await account.deps.users.insert({
    userName,
    email,
    passwordHash: `hash of ${password}`,
    role,
    createdAt: account.clock.now,
  });
  const user = role === 'admin' ? anAdmin({ id: stored._id }) : aUser({ id: stored._id });
  return { id: stored._id, email, call: account.api.as(user) };
}

async function writeAll(): Promise<void> {
  while (await appendNextAuditEntries(account.deps));
}
/** What the owner reads of the audit log, the newest first. */
async function read(owner: Awaited<ReturnType<typeof person>>, filter: object = {}): Promise<AuditLogRow[]> {
  await writeAll();
  const answer = await owner.call('GET', `${PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  expect(answer.status).toBe(200);
  return auditLogRowSchema.array().parse(answer.body);
}
async function breaches(): Promise<string[]> {
  const { config } = account.deps;
  const at = { mongoUrl: config.MONGO_URL, dbPrefix: config.DB_PREFIX };
  const found = await reconcile({ ...at, rules: ['audit-log'], graceMs: 0 });
  return [...found.wrong, ...found.underWay].map(({ subject, says }) => `${subject}: ${says}`);
}
const entries = () => account.database.collection<Entry>('auditLog');
const anEntry = (fields: Partial<AuditEntry> = {}): AuditEntry => ({
  ...newAuditEntry({ kind: 'invited', by: newId(), about: '' }, account.clock.now),
  ...fields,
});

test('logins, wrong passwords, ended sessions and new rights are recorded with who, what and where [sec-14]', async () => {
  const owner = await person({ role: 'admin', userName: 'Oili Omistaja' });
  const colleague = await person({ role: 'admin', userName: 'Kaisa Kutoja' });
  for (const given of ['arvaus yksi', 'arvaus kaksi', password])
    await guest('POST', '/api/auth/login', { email: colleague.email, password: given });
  await guest('POST', '/api/auth/login', { email: newEmail(), password });
  await owner.call('POST', `/api/admin/rest/accounts/${colleague.id}/end-sessions`);
  await owner.call('POST', `/api/admin/rest/accounts/${colleague.id}/rights`, { rights: 'viewer' });
  account.clock.now = new Date(account.clock.now.getTime() + 180_000);

  const ownEntries = (await read(owner)).filter(({ about }) => about === colleague.id);
  const byKind = Object.fromEntries(ownEntries.map((entry) => [entry.kind, entry]));
  expect(ownEntries).toHaveLength(4);
  expect(byKind['login']).toMatchObject({ byName: 'Kaisa Kutoja', personal: { address: '' } });
  expect(byKind['login-failed']).toMatchObject({ by: 'nobody', changes: [{ field: 'count', after: '2' }] });
  expect(byKind['sessions-ended']).toMatchObject({ byName: 'Oili Omistaja', aboutName: 'Kaisa Kutoja' });
  expect(byKind['rights-changed']?.changes).toEqual([{ field: 'rights', before: 'owner', after: 'viewer' }]);
  expect(JSON.stringify(byKind['login-failed'])).not.toContain('@');
  expect(await breaches()).toEqual([]);
});

test('the owner finds an entry by who did it, by its kind, by its day and by a word in it', async () => {
  const owner = await person({ role: 'admin', userName: 'Ulla Utelias' });
  await owner.call('POST', '/api/admin/rest/accounts/invitations', { email: newEmail(), rights: 'orders' });
  const found = (filter: object) => read(owner, { q: 'Utelias', ...filter });
  expect(await found({})).toMatchObject([{ kind: 'invited', by: owner.id, requestId: expect.any(String) }]);
  expect(await found({ group: 'orders' })).toEqual([]);
  expect((await found({ q: 'ORDERS' }))[0]).toMatchObject({ by: owner.id });
  const secondAdmin = await person({ role: 'admin', userName: 'Łucja O’Brien' });
  await secondAdmin.call('POST', '/api/admin/rest/accounts/invitations', {
    email: newEmail(),
    rights: 'orders',
  });
  expect(await found({ q: "lucja o'brien" })).toMatchObject([{ kind: 'invited', by: secondAdmin.id }]);
  expect(await found({ q: 'nothing like this' })).toEqual([]);
  const today = localDay(account.clock.now);
  expect(await found({ from: today, to: today })).toHaveLength(1);
  expect(await found({ to: '2020-01-01' })).toEqual([]);
});

test('changes of orders are found beside the matching words', async () => {
  const owner = await person({ role: 'admin' });
  const [mine, otherId] = [newId(), newId()];
  for (const about of [mine, otherId])
    await account.deps.auditEntries.append(
      anEntry({ kind: 'order-noted', by: owner.id, about, changes: [] }),
    );
  const q = 'ÅÄ-2605-0401';
  await account.deps.auditEntries.append(
    anEntry({ kind: 'order-noted', by: owner.id, about: otherId, requestId: q }),
  );
  const about = async (filter: object) => (await read(owner, filter)).map((entry) => entry.about);
  expect(await about({ q, orders: [mine] })).toEqual([otherId, mine]);
  expect(await about({ q, orders: [] })).toEqual([otherId]);
  expect(await about({ q: '0401' })).toEqual([otherId]);
});

test('a day of the audit log begins and ends at midnight in Finland, also where the clocks change', async () => {
  const owner = await person({ role: 'admin', userName: 'Yrjö Yövuoro' });
  const { now } = account.clock;
  const at = ['2026-10-24T21:00:00Z', '2026-10-25T21:59:59Z', '2026-10-25T22:00:00Z'];
  for (const moment of at) {
    account.clock.now = new Date(moment);
    await account.deps.auditEntries.append(anEntry({ by: owner.id }));
  }
  account.clock.now = now;
  const on = async (day: string) =>
    (await read(owner, { q: 'Yövuoro', from: day, to: day })).map((entry) => entry.at);
  const times = at.map((moment) => new Date(moment).toISOString());
  expect(await on('2026-10-24')).toEqual([]);
  expect((await on('2026-10-25')).toSorted()).toEqual(times.slice(0, 2));
  expect(await on('2026-10-26')).toEqual(times.slice(2));
});

test('personal data are erased with their account, and the chain still holds [sec-14]', async () => {
  const owner = await person({ role: 'admin' });
  const customer = await person({ role: 'customer', userName: 'Aino Asiakas' });
  const login = { email: customer.email, password };
  const sessionId = sessionOf(await guest('POST', '/api/auth/login', login));
  const { deps } = account;
  const user = await deps.users.find(customer.id);
  const personal = [{ name: 'before', value: customer.email, of: customer.id }];
  await deps.pendingEntries.add(
    customer.id,
    newAuditEntry({ kind: 'email-changed', by: 'nobody', about: customer.id, personal }, account.clock.now),
  );
  expect(user).not.toBeNull();
  const leaving = account.api.as(aUser({ id: customer.id, sessionId }));
  expect((await leaving('DELETE', '/api/auth/account', { currentPassword: password })).status).toBe(200);

  const customerEntries = (await read(owner)).filter(({ about }) => about === customer.id);
  expect(customerEntries.map(({ kind }) => kind)).toEqual(['account-deleted', 'email-changed', 'login']);
  expect(customerEntries.map((entry) => entry.personal)).toEqual([{}, { before: null }, { address: null }]);
  expect(JSON.stringify(customerEntries)).not.toContain(customer.email);
  await account.finishDeletions();
  expect((await read(owner)).filter(({ about }) => about === customer.id)).toHaveLength(3);
  // A late entry about a deleted user keeps none of their personal data.
  await deps.auditEntries.append(anEntry({ personal }));
  expect((await read(owner, { q: customer.email })).length).toBe(0);
  expect(await breaches()).toEqual([]);
});

test('two processes that write at once, and one that was killed before it could say so, make one chain with one entry each [sec-14]', async () => {
  const otherStore = await openAuditEntryStore(account.database, async () => true);
  const before = await entries().countDocuments();
  const newEntries = Array.from({ length: 8 }, () => anEntry());
  await Promise.all(
    newEntries.flatMap((auditEntry) => [
      account.deps.auditEntries.append(auditEntry),
      otherStore.append(auditEntry),
    ]),
  );
  // The acknowledgement was lost: the same entry comes again.
  await Promise.all(newEntries.map((auditEntry) => account.deps.auditEntries.append(auditEntry)));
  expect(await entries().countDocuments()).toBe(before + newEntries.length);
  expect(await breaches()).toEqual([]);
});

test('an order’s change arrives as an event and is one entry, however often it is delivered', async () => {
  const owner = await person({ role: 'admin', userName: 'Tiina Tilaus' });
  const about = newId();
  const [listener] = createConsumers(account.deps);
  const { id, ...auditEntry } = anEntry({
    kind: 'order-status-changed',
    by: owner.id,
    about,
    changes: [{ field: 'status', before: 'confirmed', after: 'inDelivery' }],
  });
  const context = { eventId: id, logger: account.deps.logger };
  await Promise.all([1, 2].map(async () => listener?.handle(auditEntry as never, context)));
  await listener?.handle(auditEntry as never, context);
  expect(await read(owner, { group: 'orders', q: about })).toMatchObject([
    { kind: 'order-status-changed', byName: 'Tiina Tilaus', about },
  ]);
});

test('an action of a kind that only a newer version has words for is an entry like others, and stands in the list', async () => {
  const owner = await person({ role: 'admin', userName: 'Uuno Uusi' });
  const { id, ...auditEntry } = anEntry({ kind: 'parcel-weighed', by: owner.id, about: newId() });
  for (const consumer of createConsumers(account.deps)) {
    const payload = consumer.event.schema.parse({ ...auditEntry, from: 'order' });
    await consumer.handle(payload as never, { eventId: id, logger: account.deps.logger });
    expect(consumer.event.schema.safeParse({ ...auditEntry, from: 'order', kind: '<b>' }).success).toBe(
      false,
    );
  }
  expect(await read(owner, { q: auditEntry.about })).toMatchObject([
    { kind: 'parcel-weighed', byName: 'Uuno Uusi' },
  ]);
  expect(await read(owner, { q: auditEntry.about, group: 'orders' })).toEqual([]);
  expect(await breaches()).toEqual([]);
});

test('an entry that is changed, taken out or put elsewhere, and a salt that is missing, are named by the audit [sec-14]', async () => {
  const customer = await person({ role: 'customer' });
  const personal = [{ name: 'address', value: '192.0.2.7', of: customer.id }];
  for (let count = 0; count < 4; count += 1) await account.deps.auditEntries.append(anEntry({ personal }));
  const last = (await entries().findOne({}, { sort: { _id: -1 } }))?._id ?? 0;
  const at = (id: number) => entries().findOne({ _id: id });
  const put = (entry: Entry | null) =>
    entry && entries().replaceOne({ _id: entry._id }, entry, { upsert: true });
  const [third, second] = [await at(last), await at(last - 1)];

  await entries().updateOne({ _id: last - 1 }, { $set: { about: 'another-user' } });
  expect(await breaches()).toEqual([
    expect.stringMatching(`^entry ${last} .* does not match entry ${last - 1}$`),
  ]);
  await put(second);
  await entries().deleteOne({ _id: last - 1 });
  expect(await breaches()).toEqual([
    expect.stringMatching(`^entry ${last} .* entry ${last - 1} before it is missing`),
  ]);
  await entries().deleteMany({ _id: { $gte: last - 1 } });
  await put(second && third && { ...third, _id: last - 1 });
  await put(second && { ...second, _id: last });
  expect((await breaches()).length).toBeGreaterThan(0);
  await entries().deleteMany({ _id: { $gte: last - 1 } });
  for (const entry of [second, third]) await put(entry);

  const values = account.database.collection<{ _id: string; salt: string }>('auditLogValues');
  const name = `${third?.event} address`;
  const value = await values.findOne({ _id: name });
  await values.updateOne({ _id: name }, { $set: { salt: '' } });
  expect(await breaches()).toEqual([
    expect.stringContaining(`'address' or its salt does not match the digest`),
  ]);
  await values.deleteOne({ _id: name });
  expect(await breaches()).toEqual([expect.stringContaining(`'address' and its salt are missing`)]);
  if (value) await values.insertOne(value);
  expect(await breaches()).toEqual([]);
});
