import type { Address } from '@shop/contracts/address';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toasts } from '../../lib/toasts/toasts.ts';
import { $visitor, setUser } from '../../lib/api/visitor.ts';
import {
  $addresses,
  $addressesFailed,
  loadAddresses,
  mayAddAddress,
  removeAddress,
  saveAddress,
} from './address-store.ts';

const fields = {
  name: '',
  address: 'Kotikatu 1 A',
  postcode: '33210',
  city: 'Tampere',
  phone: '040 123 4567',
  notes: 'Soita summeria.',
};
const address = (_id: string): Address => ({ ...fields, _id, userID: 'u1', name: 'Aino' });
const messages = () => $toasts.get().map(({ type, text }) => `${type}: ${text}`);
const ids = () => $addresses.get()?.map(({ _id }) => _id);

function shop(status: number, body: unknown): void {
  vi.stubGlobal('fetch', () =>
    status === 0
      ? Promise.reject(new TypeError('no line'))
      : Promise.resolve(Response.json(body, { status })),
  );
}

beforeEach(() => {
  $toasts.set([]);
  $addresses.set([address('a1')]);
  setUser({ id: 'u1', userName: 'Aino', role: 'customer' });
});
afterEach(() => void vi.unstubAllGlobals());

test('adding, changing and removing say so in the owner’s words where the server has none [spec-131]', async () => {
  shop(201, { success: true, data: address('a2') });
  expect(await saveAddress(fields)).toEqual({ ok: true, addressID: 'a2' });
  shop(200, { success: true, data: { ...address('a1'), city: 'Turku' } });
  await saveAddress({ ...fields, city: 'Turku' }, 'a1');
  expect($addresses.get()?.[0]?.city).toBe('Turku');
  shop(200, { success: true });
  await removeAddress('a1');
  expect(ids()).toEqual(['a2']);
  expect(messages()).toEqual([
    'success: You added an address!',
    'success: The address has been changed!',
    'success: Address removed!',
  ]);
});

test('a removed recipient name is sent, and the answer names the new recipient', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return Promise.resolve(Response.json({ success: true, data: address('a1') }));
  });
  $addresses.set([{ ...address('a1'), name: 'Naapuri' }]);
  await saveAddress(fields, 'a1');
  expect(sent).toEqual([fields]);
  expect($addresses.get()?.[0]?.name).toBe('Aino');
});

test('the server’s message is shown where there is one [spec-131]', async () => {
  shop(200, { success: true, message: 'Osoite poistettiin.' });
  await removeAddress('a1');
  expect(messages()).toEqual(['success: Osoite poistettiin.']);
});

test('a fifth address is refused here, and by the server where another device was faster [spec-102]', async () => {
  $addresses.set(['a1', 'a2', 'a3', 'a4'].map(address));
  expect(mayAddAddress()).toBe(false);
  expect(messages()).toEqual(['warning: You can add max four addresses!']);
  $toasts.set([]);
  shop(409, { success: false, message: 'You can add max four addresses!' });
  expect(await saveAddress(fields)).toEqual({ ok: false, errors: {} });
  expect(messages()).toEqual(['warning: You can add max four addresses!']);
});

test('what is wrong comes back by field, and what was not saved is said', async () => {
  shop(400, { success: false, message: 'Tarkista kentät.', errors: { postcode: 'Viisi numeroa.' } });
  expect(await saveAddress(fields)).toEqual({ ok: false, errors: { postcode: 'Viisi numeroa.' } });
  shop(0, {});
  await saveAddress(fields);
  await removeAddress('a1');
  expect(messages().slice(1)).toEqual([
    'error: Osoitetta ei saatu tallennettua. Yritä uudelleen.',
    'error: Osoitetta ei saatu poistettua. Yritä uudelleen.',
  ]);
  expect(ids()).toEqual(['a1']);
});

test('a new address of which only the answer was lost is saved, and not one that was there before', async () => {
  let list = [address('a1'), address('a2')];
  vi.stubGlobal('fetch', (_path: string, { method }: RequestInit) =>
    method === 'GET'
      ? Promise.resolve(Response.json({ success: true, data: list }))
      : Promise.reject(new TypeError('no line')),
  );
  expect(await saveAddress(fields)).toEqual({ ok: true, addressID: 'a2' });
  expect([messages(), ids()]).toEqual([['success: You added an address!'], ['a1', 'a2']]);
  list = [...list, { ...address('a3'), city: 'Turku' }];
  expect(await saveAddress(fields)).toEqual({ ok: false, errors: {} });
  expect(messages().at(-1)).toBe('error: Osoitetta ei saatu tallennettua. Yritä uudelleen.');
});

test('an edited address that another window has removed is added as a new one', async () => {
  $addresses.set([address('a1'), address('a2')]);
  vi.stubGlobal('fetch', (_path: string, { method }: RequestInit) =>
    Promise.resolve(
      method === 'PUT'
        ? Response.json({ success: false, code: 'address-not-found' }, { status: 404 })
        : Response.json({ success: true, data: { ...address('a3'), city: 'Turku' } }),
    ),
  );
  expect(await saveAddress({ ...fields, city: 'Turku' }, 'a1')).toEqual({ ok: true, addressID: 'a3' });
  expect([ids(), messages()]).toEqual([['a3', 'a2'], ['success: You added an address!']]);
});

test('an address that is gone already counts as removed', async () => {
  shop(404, { success: false, code: 'address-not-found', message: 'Osoitetta ei löytynyt.' });
  await removeAddress('a1');
  expect(ids()).toEqual([]);
  expect(messages()).toEqual(['success: Address removed!']);
});

test('a list that cannot be had leaves what is known', async () => {
  shop(503, { success: false });
  await loadAddresses();
  expect($addressesFailed.get()).toBe(true);
  expect(ids()).toEqual(['a1']);
});

test('a change is made to the list that came with the page where no other could be had', async () => {
  $addresses.set(null);
  shop(503, { success: false });
  await loadAddresses([address('a1'), address('a2')]);
  shop(200, { success: true, data: { ...address('a1'), city: 'Turku' } });
  await saveAddress({ ...fields, city: 'Turku' }, 'a1');
  expect($addresses.get()?.map(({ city }) => city)).toEqual(['Turku', 'Tampere']);
  shop(201, { success: true, data: address('a3') });
  await saveAddress(fields);
  shop(200, { success: true });
  await removeAddress('a2');
  expect(ids()).toEqual(['a1', 'a3']);
});

test('a list from before a change does not take it back', async () => {
  let answerFirst = (): void => undefined;
  const first = new Promise<void>((resolve) => (answerFirst = resolve));
  let asked = 0;
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) => {
    if (method === 'POST') return Response.json({ success: true, data: address('a2') });
    asked += 1;
    const data = asked === 1 ? [address('a1')] : [address('a1'), address('a2')];
    if (asked === 1) await first;
    return Response.json({ success: true, data });
  });
  const loaded = loadAddresses();
  const saved = saveAddress(fields);
  await vi.waitFor(() => expect(messages()).toEqual(['success: You added an address!']));
  answerFirst();
  await Promise.all([loaded, saved]);
  expect(ids()).toEqual(['a1', 'a2']);
});

test('a removal after the session has ended leads to the login', async () => {
  shop(401, { success: false });
  await removeAddress('a1');
  await vi.waitFor(() => expect($visitor.get().user).toBeNull());
});
