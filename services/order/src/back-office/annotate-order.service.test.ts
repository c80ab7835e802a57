import { anAdmin, aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';
import { emailOf } from '../../test/stand-ins/account-stand-in.ts';

const harness = setUpOrderHarness();
const admin = anAdmin();

const PATH = '/api/admin/rest/orders';
const asAdmin = (method: string, path: string, body?: object) =>
  harness.api.as(admin)(method, `${PATH}${path}`, body);
const placed = async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  return { shopper, order: await harness.placed(shopper) };
};
const seenBy = async ({ user }: Shopper, orderID: string) =>
  (await harness.api.as(user)('GET', `/api/shop/purchase/order-details/${orderID}`)).body.data;

test('a note joins the history with its writer, and the buyer never sees it', async () => {
  const { shopper, order } = await placed();
  const { status, body } = await asAdmin('POST', `/${order._id}/notes`, {
    text: '  Lahjapaketti, ei laskua.  ',
  });
  expect(status).toBe(201);
  expect(body.history.at(-1)).toMatchObject({
    by: 'Maija Myyjä',
    what: 'note',
    text: 'Lahjapaketti, ei laskua.',
  });
  expect(body).toMatchObject({ id: order._id, email: emailOf(shopper.user), orderStatus: 'pending' });
  const seen = await seenBy(shopper, order._id);
  expect(seen).not.toHaveProperty('history');
  expect(seen).not.toHaveProperty('email');
});

test('two notes written at the same moment are both kept', async () => {
  const { order } = await placed();
  const texts = ['Ensimmäinen', 'Toinen', 'Kolmas'];
  await Promise.all(texts.map((text) => asAdmin('POST', `/${order._id}/notes`, { text })));
  const notes = (await harness.stored(order._id)).history.filter(({ what }) => what === 'note');
  expect(new Set(notes.map(({ text }) => text))).toEqual(new Set(texts));
  expect(notes).toHaveLength(3);
});

test('a tracking code is shown to the buyer, and each change of it stands in the history once', async () => {
  const { shopper, order } = await placed();
  const first = await asAdmin('PUT', `/${order._id}`, {
    trackingCode: 'JJFI123',
    seenTrackingCode: '',
    totalAmount: 1,
  });
  expect([first.status, first.body.trackingCode, first.body.totalAmount]).toEqual([200, 'JJFI123', 100]);
  expect((await seenBy(shopper, order._id)).trackingCode).toBe('JJFI123');
  await asAdmin('PUT', `/${order._id}`, { trackingCode: 'JJFI123' });
  await asAdmin('PUT', `/${order._id}`, { trackingCode: '' });
  const { history, trackingCode } = await harness.stored(order._id);
  expect(history.filter(({ what }) => what === 'tracking').map(({ text }) => text)).toEqual(['JJFI123', '']);
  expect(trackingCode).toBe('');
});

test('a code over one that was not seen is refused with the order as it is; a note in between is no matter', async () => {
  const { order } = await placed();
  await asAdmin('POST', `/${order._id}/notes`, { text: 'Soitettu asiakkaalle.' });
  const first = await asAdmin('PUT', `/${order._id}`, { trackingCode: 'JJFI8', seenTrackingCode: '' });
  expect(first.status).toBe(200);
  const second = { trackingCode: 'JJFI9', seenTrackingCode: '' };
  const { status, body } = await asAdmin('PUT', `/${order._id}`, second);
  expect([status, body.code, body.data.trackingCode]).toEqual([409, 'stale-version', 'JJFI8']);
  const texts = body.data.history.map(({ text }: { text?: string }) => text);
  expect(texts.slice(-2)).toEqual(['Soitettu asiakkaalle.', 'JJFI8']);
});

test('bad notes and codes are refused with the field named, and nothing is stored', async () => {
  const { order } = await placed();
  for (const text of [undefined, null, '', '   ', 12, {}, [], { $ne: null }, 'x'.repeat(1_001)]) {
    const { status, body } = await asAdmin('POST', `/${order._id}/notes`, { text });
    expect([text, status, Object.keys(body.errors)]).toEqual([text, 400, ['text']]);
  }
  for (const trackingCode of [undefined, null, 12, {}, [], { $ne: null }, 'x'.repeat(61)]) {
    const { status, body } = await asAdmin('PUT', `/${order._id}`, { trackingCode });
    expect([trackingCode, status, Object.keys(body.errors)]).toEqual([trackingCode, 400, ['trackingCode']]);
  }
  expect(await harness.stored(order._id)).toEqual(order);
});

test('only an admin writes on an order, and only on one that is there', async () => {
  const { shopper, order } = await placed();
  const asBuyer = harness.api.as(shopper.user);
  expect((await asBuyer('POST', `${PATH}/${order._id}/notes`, { text: 'x' })).status).toBe(403);
  expect((await asBuyer('PUT', `${PATH}/${order._id}`, { trackingCode: 'x' })).status).toBe(403);
  expect((await asAdmin('POST', '/nowhere/notes', { text: 'x' })).status).toBe(404);
  expect((await asAdmin('PUT', '/nowhere', { trackingCode: 'x' })).status).toBe(404);
});

test('an order is found by its buyer’s e-mail', async () => {
  const { shopper, order } = await placed();
  const filter = JSON.stringify({ q: emailOf(shopper.user).slice(0, 20).toUpperCase() });
  const { body } = await asAdmin('GET', `?filter=${encodeURIComponent(filter)}`);
  expect(body.map(({ id }: { id: string }) => id)).toEqual([order._id]);
});
