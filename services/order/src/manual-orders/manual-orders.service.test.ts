import { newId } from '@shop/service-kit';
import { anAdmin, aProduct, aUser, someYarn, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { aManualOrder } from '../../test/manual-order.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
const admin = anAdmin({ userName: 'Liisa Lanka' });
const PATH = '/api/admin/rest/orders';

const as = (path: string, body: object, headers?: Record<string, string>) =>
  harness.api.as(admin)('POST', `${PATH}${path}`, body, headers);
const keyed = (key: string) => ({ 'idempotency-key': key });
const bodyFor = (products: { _id: string; sizes: string[] }[], fields: object = {}) => ({
  ...aManualOrder(
    products.map(({ _id, sizes }) => ({ productID: _id, size: sizes[0], variant: 1, quantity: 2 })),
  ),
  email: 'Aino@Posti.example',
  ...fields,
});
const jumper = (fields = {}) => harness.stock.put(aProduct(fields));

async function placed(product = jumper(), fields: object = {}) {
  const { status, body } = await as('/manual', bodyFor([product], fields), keyed(newId()));
  expect([status, body.errors]).toEqual([201, undefined]);
  return harness.stored(String(body.id));
}
const markPaid = async (orderID: string, fields: object = {}) => {
  const { version } = await harness.stored(orderID);
  return as(`/${orderID}/paid`, { method: 'transfer', reason: 'Tiliote 29.11.', version, ...fields });
};
const outbox = async (orderID: string) => {
  type Found = { outbox?: { name: string; payload: Record<string, unknown> }[] };
  return (await harness.deps.model.findById(orderID).lean<Found>())?.outbox ?? [];
};
const receiptsOf = async (orderID: string) =>
  harness.database.connection.collection('receipts').find({ orderID }).toArray();

test('a colleague places an order for an address: its stock is held, and it has neither cart nor payment', async () => {
  const [product, yarn] = [jumper(), harness.stock.put(someYarn())];
  const body = bodyFor([product, yarn], { note: 'Soitti maanantaina.', seenTotal: '225,00' });
  const answer = await as('/manual', body, keyed(newId()));
  expect(answer).toMatchObject({
    status: 201,
    body: {
      manual: true,
      orderNumber: expect.stringMatching(/^LL-/),
      userID: 'imported',
      userName: 'Aino Asiakas',
      email: 'aino@posti.example',
      totalAmount: 225,
      paymentStatus: 'pending',
      orderStatus: 'pending',
    },
  });
  const order = await harness.stored(answer.body.id);
  expect(order).toMatchObject({ saga: 'reserved', attempts: {}, manual: { by: admin.id } });
  expect(order.history.map(({ by, what, text }) => [by, what, text])).toEqual([
    ['Liisa Lanka', 'placed', undefined],
    ['Liisa Lanka', 'note', 'Soitti maanantaina.'],
  ]);
  expect(harness.stock.count(product._id)).toMatchObject({ held: 2, sold: 0 });
  expect((await outbox(order._id)).map(({ payload }) => payload['kind'])).toContain('order-placed-by-hand');
  const days = (order.expiresAt.getTime() - order.createdAt.getTime()) / 86_400_000;
  expect(days).toBe(7);
});

test('the same form sent twice, also at once, is one order; another order under its key is refused', async () => {
  const product = jumper();
  const [body, key] = [bodyFor([product]), newId()];
  const answers = await Promise.all([1, 2, 3].map(() => as('/manual', body, keyed(key))));
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1);
  expect((await as('/manual', body, keyed(key))).body.id).toBe(answers[0]?.body.id);
  const other = await as('/manual', { ...body, city: 'Tampere' }, keyed(key));
  expect([other.status, Object.keys(other.body.errors)]).toEqual([400, ['lines']]);
  const { number } = await harness.stored(String(answers[0]?.body.id));
  expect(other.body.errors.lines).toContain(`tehtiin jo tilaus ${number}.`);
  expect(harness.stock.count(product._id)).toMatchObject({ held: 2 });
});

test('errors are at their fields, and a corrected form with the same key is placed', async () => {
  const scarce = jumper({ stock: 1 });
  const key = newId();
  const errorsOf = async (fields: object) =>
    (await as('/manual', bodyFor([scarce], fields), keyed(key))).body.errors as Record<string, string>;
  expect(
    Object.keys(await errorsOf({ email: 'aino', postcode: '1', name: '', lines: [] })).toSorted(),
  ).toEqual(['email', 'lines', 'name', 'postcode']);
  expect(await errorsOf({ postcode: '22100' })).toHaveProperty('postcode');
  expect(await errorsOf({ deliveryMethod: 'drone' })).toEqual({ deliveryMethod: 'Valitse toimitustapa.' });
  expect(await errorsOf({ deliveryMethod: 'noutopiste' })).toEqual({ pickUpPoint: 'Valitse noutopiste.' });
  expect(await errorsOf({})).toEqual({ 'lines.0.quantity': 'Varastossa on vain 1 kpl.' });
  const one = { productID: scarce._id, size: 'XS', variant: 1, quantity: 1 };
  const otherSize = { ...one, size: 'S' };
  expect(await errorsOf({ lines: [one, otherSize] })).toEqual({
    'lines.1.quantity': 'Tuote on loppu varastosta.',
  });
  expect(await errorsOf({ lines: [one, one] })).toEqual({
    'lines.1.quantity': 'Tuote on jo tilauksessa. Muuta sen määrää.',
  });
  expect(await errorsOf({ lines: [{ ...one, size: 'XXL' }] })).toHaveProperty(['lines.0.quantity']);
  expect((await errorsOf({ lines: [one], seenTotal: 90 }))['lines']).toContain('100,00');
  const { status } = await as('/manual', bodyFor([scarce], { lines: [one] }), keyed(key));
  expect([status, harness.stock.count(scarce._id).held]).toEqual([201, 1]);
});

test('another form under the key of an order that is still being placed has to wait', async () => {
  const product = jumper();
  const [body, key] = [bodyFor([product]), newId()];
  const { reserve } = harness.deps.catalog;
  const others: Awaited<ReturnType<typeof as>>[] = [];
  harness.deps.catalog.reserve = async (...input) => {
    others.push(await as('/manual', { ...body, city: 'Tampere' }, keyed(key)));
    return reserve(...input);
  };
  const first = await as('/manual', body, keyed(key));
  harness.deps.catalog.reserve = reserve;
  expect(first.status).toBe(201);
  expect(others).toMatchObject([
    { status: 400, body: { errors: { lines: expect.stringContaining('tehdään jo tilausta') } } },
  ]);
  expect(harness.stock.count(product._id)).toMatchObject({ held: 2 });
});

test('stock that a customer takes meanwhile is refused, and the same key is placed once there is more', async () => {
  const product = jumper({ stock: 2 });
  const [body, key] = [bodyFor([product]), newId()];
  const { lookup } = harness.deps.catalog;
  harness.deps.catalog.lookup = async (...input) => {
    const found = await lookup(...input);
    harness.stock.change(product._id, { stock: 0 });
    return found;
  };
  const refused = await as('/manual', body, keyed(key));
  harness.deps.catalog.lookup = lookup;
  expect(refused).toMatchObject({ status: 400, body: { errors: { lines: expect.any(String) } } });
  harness.stock.change(product._id, { stock: 2 });
  const again = await as('/manual', body, keyed(key));
  expect([again.status, harness.stock.count(product._id).held]).toEqual([201, 2]);
});

test.each(['card', 'paypal'] as const)(
  'its buyer pays by a %s link without a login',
  async (paymentMethod) => {
    const product = jumper();
    const { _id } = await placed(product);
    const link = await as(`/${_id}/payment-link`, { paymentMethod });
    expect([link.status, link.body.data.url]).toEqual([201, expect.stringMatching(/^https?:/)]);
    expect((await as(`/${_id}/payment-link`, { paymentMethod })).body.data).toEqual(link.body.data);
    await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
    const paid = await harness.stored(_id);
    expect(paid).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'paid', paymentMethod });
    expect(harness.stock.count(product._id)).toMatchObject({ held: 0, sold: 2 });
    await waitFor('the receipt', async () => (await receiptsOf(_id)).length === 1);
    const late = await as(`/${_id}/payment-link`, { paymentMethod });
    expect([late.status, late.body.code]).toEqual([409, 'order-already-paid']);
  },
);

test('an expired link is replaced, and another method has a link of its own', async () => {
  const { _id } = await placed();
  const urlOf = async (paymentMethod: string) =>
    (await as(`/${_id}/payment-link`, { paymentMethod })).body.data.url as string;
  const card = await urlOf('card');
  expect(await urlOf('paypal')).not.toBe(card);
  harness.payments.turn(`${_id}_1`, 'closed');
  harness.deps.now = () => new Date(Date.now() + 60_000);
  const next = await urlOf('card');
  harness.deps.now = () => new Date();
  expect(next).not.toBe(card);
  expect(Object.keys((await harness.stored(_id)).attempts)).toEqual(['1', '2', '3']);
});

test('an order marked as paid is confirmed with a receipt by its means, audited, and closes its links', async () => {
  const product = jumper();
  const { _id } = await placed(product);
  await as(`/${_id}/payment-link`, { paymentMethod: 'card' });
  expect(Object.keys((await markPaid(_id, { reason: ' ', method: 'card' })).body.errors).toSorted()).toEqual([
    'method',
    'reason',
  ]);
  const stale = await markPaid(_id, { version: 0 });
  expect([stale.status, stale.body.code]).toEqual([409, 'stale-version']);
  expect((await markPaid(_id)).status).toBe(200);
  const order = await harness.stored(_id);
  expect(order).toMatchObject({
    saga: 'committed',
    orderStatus: 'confirmed',
    paymentStatus: 'paid',
    paymentMethod: 'transfer',
    paidBy: `${_id}_hand`,
  });
  expect(order.history.at(-1)).toMatchObject({ by: 'Liisa Lanka', what: 'paid', text: 'Tiliote 29.11.' });
  expect(harness.payments.get(`${_id}_1`).status).toBe('closed');
  expect(harness.stock.count(product._id)).toMatchObject({ held: 0, sold: 2 });
  await waitFor('the receipt', async () => (await receiptsOf(_id)).length === 1);
  expect((await receiptsOf(_id))[0]).toMatchObject({ paymentMethod: 'transfer', totalCents: 20_000 });
  expect((await outbox(_id)).map(({ payload }) => payload['kind'])).toContain('order-marked-paid');
  expect((await markPaid(_id)).status).toBe(200);
  expect((await receiptsOf(_id)).length).toBe(1);
  expect(harness.standIns.cart.calls.filter((call) => call.includes('imported'))).toEqual([]);
});

test('money that came by the link counts before a mark, and money after it goes back', async () => {
  const early = await placed();
  await as(`/${early._id}/payment-link`, { paymentMethod: 'paypal' });
  harness.payments.turn(`${early._id}_1`, 'paid');
  expect((await markPaid(early._id)).body.code).toBe('order-already-paid');
  expect((await harness.stored(early._id)).paidBy).toBe(`${early._id}_1`);
  const { _id } = await placed();
  await as(`/${_id}/payment-link`, { paymentMethod: 'card' });
  await markPaid(_id);
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  expect(await harness.stored(_id)).toMatchObject({
    paidBy: `${_id}_hand`,
    refunds: { [`${_id}_1_auto`]: { reason: 'second', state: 'requested' } },
  });
});

test('a refund of an order marked as paid is recorded as paid back by hand, with a credit note', async () => {
  const product = jumper();
  const { _id } = await placed(product);
  await markPaid(_id, { method: 'cash' });
  const refund = async (fields: object) => {
    const { version } = await harness.stored(_id);
    return as(`/${_id}/refunds`, { version, ...fields });
  };
  const line = { productID: product._id, size: 'XS', variant: 1, quantity: 1 };
  const { status, body } = await refund({ kind: 'lines', lines: [line], restock: true });
  expect([status, body.refundLog]).toMatchObject([
    201,
    [{ amount: 100, state: 'succeeded', origin: 'elsewhere', paymentMethod: 'cash' }],
  ]);
  expect(harness.stock.count(product._id)).toMatchObject({ stock: 9 });
  expect((await refund({ kind: 'sum', sum: 101 })).body.code).toBe('refund-too-much');
  await refund({ kind: 'whole' });
  expect((await harness.stored(_id)).paymentStatus).toBe('refunded');
  expect((await outbox(_id)).filter(({ name }) => name === 'refund-requested')).toEqual([]);
  await waitFor('receipt and credit notes', async () => (await receiptsOf(_id)).length === 3);
});

test('an unpaid one expires after a week, a rejected one is closed, and neither can be paid then', async () => {
  const product = jumper();
  const expired = await placed(product);
  await harness.sweepAfter(6 * 24 * 60);
  expect((await harness.stored(expired._id)).saga).toBe('reserved');
  await harness.sweepAfter(7 * 24 * 60 + 1);
  const rejected = await placed(product);
  const change = `/api/admin/purchase-list/change/${rejected._id}`;
  await harness.api.as(admin)('PUT', change, { orderStatus: 'rejected' });
  for (const { _id } of [expired, rejected]) {
    expect((await harness.stored(_id)).saga).toBe('released');
    expect((await markPaid(_id)).body.code).toBe('order-closed');
    expect((await as(`/${_id}/payment-link`, { paymentMethod: 'card' })).body.code).toBe('order-closed');
  }
  expect(harness.stock.count(product._id)).toMatchObject({ held: 0, sold: 0 });
});

test.each(['inProcess', 'inShipping', 'delivered'])(
  'one that a colleague moved to %s before its transfer came keeps its pieces, and is marked as paid later',
  async (orderStatus) => {
    const product = jumper();
    const { _id } = await placed(product);
    const change = `/api/admin/purchase-list/change/${_id}`;
    expect((await harness.api.as(admin)('PUT', change, { orderStatus })).status).toBe(200);
    await harness.sweepAfter(8 * 24 * 60);
    const unpaid = await harness.stored(_id);
    expect(unpaid).toMatchObject({ saga: 'reserved', orderStatus, paymentStatus: 'pending' });
    expect(unpaid.dueAt?.getTime()).toBeGreaterThan(Date.now() + 8 * 86_400_000);
    expect(harness.stock.count(product._id)).toEqual({ stock: 8, held: 2, sold: 0 });
    expect((await markPaid(_id)).status).toBe(200);
    expect(await harness.stored(_id)).toMatchObject({
      saga: 'committed',
      orderStatus,
      paymentStatus: 'paid',
      dueAt: null,
    });
    await harness.sweepAfter(10 * 24 * 60);
    expect(harness.stock.count(product._id)).toEqual({ stock: 8, held: 0, sold: 2 });
    await waitFor('the receipt', async () => (await receiptsOf(_id)).length === 1);
  },
);

test('one whose colleague moved it back to pending expires', async () => {
  const product = jumper();
  const { _id } = await placed(product);
  for (const orderStatus of ['inProcess', 'pending'])
    await harness.api.as(admin)('PUT', `/api/admin/purchase-list/change/${_id}`, { orderStatus });
  await harness.sweepAfter(8 * 24 * 60);
  expect((await harness.stored(_id)).saga).toBe('released');
  expect(harness.stock.count(product._id)).toEqual({ stock: 10, held: 0, sold: 0 });
});

test('late money of an expired order confirms it while there is stock', async () => {
  const { _id } = await placed();
  await as(`/${_id}/payment-link`, { paymentMethod: 'card' });
  await harness.sweepAfter(7 * 24 * 60 + 1);
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  expect(await harness.stored(_id)).toMatchObject({ saga: 'committed', paymentStatus: 'paid' });
});

test('orders of customers have no link and no mark, and customers may do none of it', async () => {
  const { _id, version } = await harness.placed(harness.shopper([jumper()]));
  const paid = { method: 'cash', reason: 'Käteinen', version };
  expect((await as(`/${_id}/paid`, paid)).status).toBe(404);
  expect((await as(`/${_id}/payment-link`, { paymentMethod: 'card' })).status).toBe(404);
  for (const path of ['/manual', `/${_id}/paid`, `/${_id}/payment-link`]) {
    expect((await harness.api.as(aUser())('POST', `${PATH}${path}`, {})).status).toBe(403);
    expect((await harness.api.as(null)('POST', `${PATH}${path}`, {})).status).toBe(401);
  }
});
