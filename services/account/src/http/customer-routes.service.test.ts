import { newId } from '@shop/service-kit';
import { anAdmin, aUser } from '@shop/testing';
import { beforeEach, expect, test } from 'vitest';
import { searchKeysOf } from '../store/search-keys.ts';
import { filterOf } from '../store/user-store.ts';
import { hashAtOnce, setUpAccountHarness } from '../../test/account-harness.ts';

const account = setUpAccountHarness();
const PATH = '/api/admin/rest/customers';
const home = {
  address: 'Kutojankuja 3 B',
  city: 'Tampere',
  postcode: '33100',
  phone: '040 123 4567',
  notes: 'Soita summeria.',
};
const packer = anAdmin({ rights: 'orders', userName: 'Pia Pakkaaja' });
const call = (method: string, path = '', body?: object) => account.api.as(packer)(method, PATH + path, body);

beforeEach(() => {
  hashAtOnce(account);
});

async function customer(userName = 'Aino Asiakas') {
  const email = `${newId()}@posti.example`;
  const password = 'metsän siimes 9';
  await account.api.as(null)('POST', '/api/auth/register', { userName, email, password });
  const { _id: id = '' } = (await account.deps.users.findByEmail(email)) ?? {};
  await account.api.as(aUser({ id }))('POST', '/api/shop/address/add', home);
  return { id, email };
}

test('a customer is found by any part of the name or the address, accents aside', async () => {
  const { id, email } = await customer('Sylvi Hämäläinen-Öhman');
  const foundBy = async (q: string) =>
    (await call('GET', `?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body.map(
      (customer: { id: string }) => customer.id,
    );
  for (const words of ['alainen-ohm', 'MÄLÄ', 'vi häm', email.slice(4, 20)])
    expect([words, await foundBy(words)]).toEqual([words, [id]]);
  for (const words of ['Häm.l', 'sylvia']) expect(await foundBy(words)).toEqual([]);
});

test.each([
  ["o'brien", 'Siobhán O’Brien'],
  ['ŁUKASZ', 'Lukasz Wrona'],
  ['lukasz', 'Łukasz Zieliński'],
  ['sääksjärvi'.normalize('NFD'), 'Aino Sääksjärvi'],
])('a customer is found by %j under the name %j [spec-190]', async (q, userName) => {
  const { id } = await customer(userName);
  const { body } = await call('GET', `?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
  expect(body.map((customer: { id: string }) => customer.id)).toContain(id);
});

test('no search reads all accounts, and a renamed account is found by its new name alone', async () => {
  const { id, email } = await customer('Tuulikki Rönnqvist');
  const users = account.database.collection<{ _id: string }>('users');
  // With a handful of accounts it would not matter how they are read.
  const others = Array.from({ length: 60 }, (_, n) => {
    const about = { userName: `Impi Niemi ${n}`, email: `impi${n}@posti.example` };
    return { _id: newId(), role: 'customer', createdAt: new Date(), ...about, ...searchKeysOf(about) };
  });
  await users.insertMany(others);
  for (const words of ['rönnq', email.slice(2, 20)]) {
    const { executionStats } = await users
      .find(filterOf({ role: 'customer', words }))
      .explain('executionStats');
    expect(executionStats).toMatchObject({ nReturned: 1, totalDocsExamined: 1 });
  }
  const found = async () => (await account.deps.users.page({ words: 'RONNQ' }, { skip: 0, limit: 9 })).total;
  expect(await found()).toBe(1);
  await users.deleteMany({ _id: { $in: others.map(({ _id }) => _id) } });
  await account.deps.users.change(id, { userName: 'Tuulikki Salo' });
  expect(await found()).toBe(0);
  expect(JSON.stringify(await account.deps.users.find(id))).not.toContain('Keys');
});

test('a user with the right to orders finds a customer, with addresses and notes; colleagues are no customers [spec-145]', async () => {
  const { id, email } = await customer();
  const query = `?filter=${encodeURIComponent(JSON.stringify({ q: email.slice(0, 20) }))}`;
  const { body: list, headers } = await call('GET', query);
  expect(list).toEqual([
    { id, email, userName: 'Aino Asiakas', isConfirmed: false, createdAt: expect.any(String) },
  ]);
  expect(headers.get('content-range')).toBe('customers 0-0/1');
  for (const text of ['Toivoo postin aamulla.', 'Soittaa mielellään.']) {
    expect((await call('POST', `/${id}/notes`, { text })).status).toBe(201);
  }
  expect((await call('POST', `/${id}/notes`, { text: ' ' })).body.errors).toHaveProperty('text');
  const { body: whole } = await call('GET', `/${id}`);
  expect(whole).toMatchObject({ email, addresses: [home] });
  expect(whole.notes).toMatchObject([
    { text: 'Soittaa mielellään.', by: 'Pia Pakkaaja' },
    { text: 'Toivoo postin aamulla.' },
  ]);
  expect(JSON.stringify(whole)).not.toMatch(/hash|epoch|notices/i);

  const lines = String((await call('GET', `/export.csv${query}`)).body).split('\r\n');
  expect(lines[0]).toContain('Nimi;Sähköposti;');
  expect(lines[1]).toContain(`Aino Asiakas;${email};ei;`);
  expect(lines[1]).toContain(id);
  expect(lines).toHaveLength(3);

  const colleague = await account.deps.users.insert({
    userName: 'Maija Mestari',
    email: `${newId()}@posti.example`,
    passwordHash: '',
    role: 'admin',
    createdAt: account.clock.now,
  });
  for (const path of [`/${colleague._id}`, `/${newId()}`]) {
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('DELETE', path)).status).toBe(404);
  }
  expect(await account.deps.users.find(colleague._id)).not.toBeNull();
});

test('a file of the customers is named by the day that it is in Finland', async () => {
  const now = account.clock.now;
  account.clock.now = new Date(`${now.getUTCFullYear() + 1}-06-30T21:30:00Z`);
  const { headers } = await call('GET', '/export.csv');
  account.clock.now = now;
  expect(headers.get('content-disposition')).toMatch(/asiakkaat-\d{4}-07-01\.csv/);
});

test('a customer’s data copy holds everything the shop stores, notes too, and the audit log names who took it', async () => {
  const { id, email } = await customer();
  await call('POST', `/${id}/notes`, { text: 'Koko M sopii.' });
  const { status, headers, body } = await call('GET', `/${id}/copy`);
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="?asiakkaan-tiedot-.*\.json"?$/);
  expect(body).toMatchObject({
    account: { id, email },
    addresses: [home],
    cart: [{ quantity: 1 }],
    notes: [{ text: 'Koko M sopii.' }],
  });
  expect(JSON.stringify(body)).not.toMatch(/hash|epoch|notices/i);
  const entries = (await account.deps.users.find(id))?.pendingEntries ?? [];
  const customerEntries = entries.filter(({ kind }) => kind.startsWith('customer-'));
  // Entries already appended are in the audit log.
  expect(customerEntries.every(({ by }) => by === packer.id)).toBe(true);
});

test('an erased customer is gone with addresses and notes, and cart and orders hear of it [spec-145]', async () => {
  const { id } = await customer();
  await call('POST', `/${id}/notes`, { text: 'Koko M sopii.' });
  expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 200, body: { id } });
  expect(await account.deps.users.find(id)).toBeNull();
  expect(await account.deps.addresses.list(id)).toEqual([]);
  await account.finishDeletions();
  expect(await account.unheard(id)).toMatchObject([{ event: 'account-closed', payload: { userID: id } }]);
  expect((await call('GET', `/${id}`)).status).toBe(404);
});

test('a user without the right to orders neither sees nor changes customers', async () => {
  const { id } = await customer();
  for (const rights of ['viewer', 'catalogue'] as const) {
    const as = account.api.as(anAdmin({ rights }));
    const answers = await Promise.all([
      as('GET', PATH),
      as('GET', `${PATH}/${id}`),
      as('GET', `${PATH}/${id}/copy`),
      as('POST', `${PATH}/${id}/notes`, { text: 'x' }),
      as('DELETE', `${PATH}/${id}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  }
});
