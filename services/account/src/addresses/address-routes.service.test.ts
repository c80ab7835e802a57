import { buyerLookupSchema } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { aUser, anAdmin } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpAccountHarness } from '../../test/account-harness.ts';

const account = setUpAccountHarness();
const home = {
  address: 'Kotikatu 1 A',
  city: 'Tampere',
  postcode: '33210',
  phone: '040 123 4567',
  notes: 'Soita summeria.',
};
const list = async (user: ReturnType<typeof aUser>) =>
  (await account.api.as(user)('GET', `/api/shop/address/get/${user.id}`)).body.data;

test('an address is added, shown, changed in part and removed [spec-78]', async () => {
  const user = await account.aCustomer();
  const call = account.api.as(user);
  const added = await call('POST', '/api/shop/address/add', {
    userID: user.id,
    ...home,
    _id: 'mine',
    role: 'admin',
  });
  expect(added).toMatchObject({ status: 201, body: { message: 'You added an address!' } });
  expect(await list(user)).toEqual([
    { ...home, _id: added.body.data._id, userID: user.id, name: user.userName },
  ]);

  const path = `${user.id}/${added.body.data._id}`;
  expect(await call('PUT', `/api/shop/address/edit/${path}`, { city: ' Turku ' })).toMatchObject({
    status: 200,
    body: { message: 'The address has been changed!', data: { ...home, city: 'Turku' } },
  });
  expect((await call('DELETE', `/api/shop/address/delete/${path}`)).body.message).toBe('Address removed!');
  expect(await list(user)).toEqual([]);
  expect((await call('DELETE', `/api/shop/address/delete/${path}`)).status).toBe(404);
});

test('an address in Åland is saved, though the shop does not deliver there', async () => {
  const user = await account.aCustomer();
  const aland = { ...home, city: 'Mariehamn', postcode: '22100' };
  const { status, body } = await account.api.as(user)('POST', '/api/shop/address/add', aland);
  expect([status, await list(user)]).toEqual([201, [{ ...aland, ...body.data }]]);
});

test('an address whose receiver is emptied goes to the account’s own name, and one that says nothing of it keeps theirs', async () => {
  const user = await account.aCustomer();
  const call = account.api.as(user);
  const { body } = await call('POST', '/api/shop/address/add', { ...home, name: 'Naapuri' });
  const edit = (fields: object) => call('PUT', `/api/shop/address/edit/${user.id}/${body.data._id}`, fields);
  expect((await edit({ city: 'Turku' })).body.data.name).toBe('Naapuri');
  expect((await edit({ ...home, name: '  ' })).body.data.name).toBe(user.userName);
  expect(await list(user)).toMatchObject([{ ...home, name: user.userName }]);
});

test('order reads the buyer and the delivery address, of the buyer’s own addresses alone', async () => {
  const email = `${newId()}@example.fi`;
  const login = { email, password: 'villasukat-ja-lapaset' };
  await account.api.as(null)('POST', '/api/auth/register', { userName: 'Aino', ...login });
  const { body } = await account.api.as(null)('POST', '/api/auth/login', login);
  const [aino, otherUser] = [aUser({ id: body.user.id, userName: 'Aino' }), aUser()];
  const added = await account.api.as(aino)('POST', '/api/shop/address/add', home);
  const addressID: string = added.body.data._id;
  const look = (userID: string, id: string) =>
    account.api.asService('GET', `/internal/buyers/${userID}/addresses/${id}`);
  const { data } = (await look(aino.id, addressID)).body;
  expect(data).toEqual({ userName: 'Aino', email, isConfirmed: false, address: added.body.data });
  expect(buyerLookupSchema.parse(data)).toEqual(data);
  for (const [userID, id] of [
    [otherUser.id, addressID],
    [aino.id, newId()],
  ] as const) {
    const refused = await look(userID, id);
    expect([refused.status, refused.body.code]).toEqual([404, 'address-not-found']);
  }
});

test('another service reads whether an email address is confirmed, where the shop sends email', async () => {
  const email = `${newId()}@example.fi`;
  const login = { email, password: 'villasukat-ja-lapaset' };
  await account.api.as(null)('POST', '/api/auth/register', { userName: 'Aino', ...login });
  const { body } = await account.api.as(null)('POST', '/api/auth/login', login);
  const ask = (userID: string) => account.api.asService('GET', `/internal/buyers/${userID}`);
  expect((await ask(body.user.id)).body.data).toEqual({ email, isConfirmed: false });
  await account.deps.users.confirm(body.user.id, email);
  expect((await ask(body.user.id)).body.data).toEqual({ email, isConfirmed: true });
  expect(await ask(newId())).toMatchObject({ status: 404, body: { code: 'account-not-found' } });
});

test('a fifth address is refused, also when ten come at once [spec-102]', async () => {
  const user = await account.aCustomer();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => account.api.as(user)('POST', '/api/shop/address/add', home)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 409,
    body: { message: 'You can add max four addresses!' },
  });
  expect(await list(user)).toHaveLength(4);
});

test('a customer cannot touch another customer’s addresses; an admin may read them [spec-113 sec-15]', async () => {
  const [owner, otherUser] = [await account.aCustomer(), aUser()];
  const { body } = await account.api.as(owner)('POST', '/api/shop/address/add', home);
  const call = account.api.as(otherUser);
  const path = `${owner.id}/${body.data._id}`;
  expect((await call('GET', `/api/shop/address/get/${owner.id}`)).status).toBe(403);
  expect((await call('PUT', `/api/shop/address/edit/${path}`, { city: 'Oulu' })).status).toBe(403);
  expect(
    (await call('PUT', `/api/shop/address/edit/${otherUser.id}/${body.data._id}`, { city: 'Oulu' })).status,
  ).toBe(404);
  expect((await call('DELETE', `/api/shop/address/delete/${path}`)).status).toBe(403);
  expect((await call('POST', '/api/shop/address/add', { ...home, userID: owner.id })).status).toBe(403);
  expect(
    (await account.api.as(anAdmin())('GET', `/api/shop/address/get/${owner.id}`)).body.data,
  ).toHaveLength(1);
  expect((await account.api.as(null)('GET', `/api/shop/address/get/${owner.id}`)).status).toBe(401);
  expect(await list(owner)).toMatchObject([{ city: 'Tampere' }]);
});

test.each([
  ['orders', 200],
  ['catalogue', 403],
  ['viewer', 403],
] as const)(
  'a colleague with the rights %s gets %i at another user’s addresses [sec-28]',
  async (rights, status) => {
    const { id } = await account.aCustomer();
    const colleague = account.api.as(anAdmin({ rights }));
    expect((await colleague('GET', `/api/shop/address/get/${id}`)).status).toBe(status);
  },
);

test('a postcode is kept as its digits, however it was written or copied', async () => {
  const user = await account.aCustomer();
  const call = account.api.as(user);
  for (const postcode of ['FI-33100', '33 100', '\u202a33100\u00a0']) {
    const { body } = await call('POST', '/api/shop/address/add', { userID: user.id, ...home, postcode });
    expect(body.data, postcode).toMatchObject({ postcode: '33100' });
  }
});

test('a number with the blanks and marks of a telephone’s contacts is kept with those of a keyboard', async () => {
  const user = await account.aCustomer();
  const call = account.api.as(user);
  const phone = '\u202a+358\u00a040\u00a0123\u20114567\u202c';
  const { body } = await call('POST', '/api/shop/address/add', { userID: user.id, ...home, phone });
  expect(body.data).toMatchObject({ phone: '+358 40 123-4567' });
  const path = `${user.id}/${body.data._id}`;
  await call('PUT', `/api/shop/address/edit/${path}`, { phone: '040\u202f123\u00a04567' });
  expect(await list(user)).toMatchObject([{ phone: '040 123 4567' }]);
});

test.each([
  ['address', ''],
  ['city', '   '],
  ['postcode', '1234'],
  ['postcode', '٣٣٣٣٣'],
  ['phone', 'soita'],
  ['notes', null],
  ['notes', 'x'.repeat(501)],
  ['city', { $gt: '' }],
  ['address', 'Katu\u0000 1'],
])('%s %j is refused at its field and nothing is stored', async (field, value) => {
  const user = await account.aCustomer();
  const answer = await account.api.as(user)('POST', '/api/shop/address/add', { ...home, [field]: value });
  expect(answer).toMatchObject({
    status: 400,
    body: { success: false, errors: { [field]: expect.any(String) } },
  });
  expect(await list(user)).toEqual([]);
});
