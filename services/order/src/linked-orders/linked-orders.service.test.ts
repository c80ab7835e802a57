import { newId } from '@shop/service-kit';
import { anAdmin, aProduct } from '@shop/testing';
import { beforeEach, expect, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { admin, refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);
const PATH = '/api/shop/linked-order';

const call = (step: string, body: object, from?: string) =>
  harness.api.as(null, from)('POST', `${PATH}/${step}`, body);
const newToken = async (orderID: string, isRequested = false): Promise<string> =>
  (await harness.api.asService('POST', `/internal/orders/${orderID}/link`, { isRequested })).body.data.token;
const linkTo = async (orderID: string) => ({ orderID, token: await newToken(orderID) });
const asked = async (orderID: string) => {
  type Outbox = { outbox?: { name: string }[] } | null;
  const stored = await harness.deps.model.findById(orderID).lean<Outbox>();
  return (stored?.outbox ?? []).filter(({ name }) => name === 'order-link-asked').length;
};
const set = (orderID: string, fields: object) =>
  harness.deps.model.updateOne({ _id: orderID }, { $set: fields });

beforeEach(() => harness.stock.set({ orderLinks: true }));

test('a token opens its order alone, without the buyer’s name and address, and with its receipt [sec-39]', async () => {
  const { order, shopper } = await scene.paid();
  const other = await scene.paid();
  const link = await linkTo(order._id);
  const { status, headers, body } = await call('find', link);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body.data).toMatchObject({ _id: order._id, orderNumber: order.number, withdrawal: { pieces: 4 } });
  const { userID, userName, email, address } = await harness.stored(order._id);
  for (const text of [userID, userName, email, address.address, address.phone])
    expect(JSON.stringify(body)).not.toContain(text);
  await expect.poll(async () => (await call('find', link)).body.data.receipts).toHaveLength(1);
  const [{ number }] = (await call('find', link)).body.data.receipts;
  const receipt = await call('receipt', { ...link, number });
  expect(Buffer.from(receipt.body.data.pdfBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  const otherLink = await linkTo(other.order._id);
  expect((await call('receipt', { ...otherLink, number })).body.code).toBe('receipt-not-found');
  for (const wrong of [
    { orderID: other.order._id, token: link.token },
    { orderID: order._id, token: newId() },
    { orderID: newId(), token: link.token },
  ])
    for (const step of ['find', 'look', 'pay-rest', 'receipt']) {
      const answer = await call(step, { ...wrong, paymentMethod: 'card', number });
      expect([answer.status, answer.body.code]).toEqual([404, 'order-link-unknown']);
    }
  // A login is no key here.
  const signedIn = await harness.api.as(shopper.user)('POST', `${PATH}/find`, {
    orderID: order._id,
    token: 'x',
  });
  expect(signedIn.status).toBe(404);
});

test('a link ends twelve months after the delivery, or eighteen after the order, and with the account [sec-39]', async () => {
  const { order } = await scene.paid();
  const link = await linkTo(order._id);
  const { createdAt, history, orderStatus, email } = order;
  const monthsAgo = (months: number) => {
    const day = new Date();
    day.setUTCMonth(day.getUTCMonth() - months);
    return day;
  };
  const delivered = (months: number) => ({
    orderStatus: 'delivered',
    history: [{ at: monthsAgo(months).toISOString(), by: 'Liisa', what: 'status', to: 'delivered' }],
  });
  const statusWith = async (fields: object) => {
    await set(order._id, fields);
    const { status } = await call('find', link);
    await set(order._id, { createdAt, history, orderStatus, email });
    return status;
  };
  expect(await statusWith({ createdAt: monthsAgo(17) })).toBe(200);
  expect(await statusWith({ createdAt: monthsAgo(19) })).toBe(404);
  expect(await statusWith({ createdAt: monthsAgo(19), ...delivered(11) })).toBe(200);
  expect(await statusWith(delivered(13))).toBe(404);
  expect(await statusWith({ email: '' })).toBe(404);
});

test('a colleague revokes every link of an order, which is recorded; a newer link works [sec-39]', async () => {
  const { order } = await scene.paid();
  const link = await linkTo(order._id);
  const path = `/api/admin/rest/orders/${order._id}/links/revoke`;
  expect((await harness.api.as(anAdmin({ rights: 'viewer' }))('POST', path)).status).toBe(403);
  expect((await call('find', link)).status).toBe(200);
  expect((await harness.api.as(admin)('POST', path)).body.history.at(-1)).toMatchObject({
    what: 'links revoked',
    by: admin.userName,
  });
  expect((await call('find', link)).status).toBe(404);
  const withdrawal = await harness.api.as(null)('POST', '/api/shop/withdrawal/find', link);
  expect(withdrawal.status).toBe(404);
  type Outbox = { outbox?: { payload: { kind?: string } }[] } | null;
  const stored = await harness.deps.model.findById(order._id).lean<Outbox>();
  expect(stored?.outbox?.map(({ payload }) => payload.kind)).toContain('order-links-revoked');
  expect((await call('find', await linkTo(order._id))).status).toBe(200);
});

test('links that strangers have sent do not push out those of other emails, and are revoked with them [sec-39]', async () => {
  const { order } = await scene.paid();
  const link = await linkTo(order._id);
  const requested: string[] = [];
  for (let n = 0; n < 21; n += 1) requested.push(await newToken(order._id, true));
  const status = async (token = '') => (await call('find', { orderID: order._id, token })).status;
  expect(await status(link.token)).toBe(200);
  expect([await status(requested.at(0)), await status(requested.at(-1))]).toEqual([404, 200]);
  await harness.api.as(admin)('POST', `/api/admin/rest/orders/${order._id}/links/revoke`);
  expect([await status(link.token), await status(requested.at(-1))]).toEqual([404, 404]);
});

test('the missing amount is paid by the link, and the provider returns to the page without the token', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper);
  await harness.reportMismatch(
    harness.payments.turn(`${_id}_1`, 'review', { amountCents: 8_000, currency: 'EUR' }),
  );
  const link = await linkTo(_id);
  expect((await call('pay-rest', { ...link, paymentMethod: 'card' })).body.code).toBe('order-closed');
  const { version } = await harness.stored(_id);
  await harness.api.as(admin)('POST', `/api/admin/rest/orders/${_id}/rest`, { version });
  // The buyer's own payment returns to the account, so it is closed first.
  await harness.api.as(shopper.user)('POST', '/api/shop/purchase/pay-rest', {
    orderID: _id,
    paymentMethod: 'card',
  });
  const { status, body } = await call('pay-rest', { ...link, paymentMethod: 'card' });
  expect([status, body.checkoutUrl]).toEqual([201, `https://pay.example/${_id}_3`]);
  expect(harness.payments.get(`${_id}_2`).status).toBe('closed');
  const started = harness.payments.get(`${_id}_3`);
  expect(started).toMatchObject({
    amountCents: started.amountCents,
    returnUrl: `http://localhost:3000/shop/order?orderID=${_id}`,
    cancelUrl: `http://localhost:3000/shop/order?cancelled=true&orderID=${_id}`,
  });
  expect(JSON.stringify(started)).not.toContain(link.token);
  harness.payments.turn(`${_id}_3`, 'paid');
  expect((await call('look', link)).body.data).toMatchObject({ paymentStatus: 'paid' });
});

test('a request for a link has the same answer for right and wrong, and only the right one sends it [sec-39]', async () => {
  const { order } = await scene.paid();
  const unpaid = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const answers = [
    await call('track', { orderID: ` ${order.number.toLowerCase()}`, email: order.email.toUpperCase() }),
    await call('track', { orderID: order.number, email: 'joku@muu.example' }),
    await call('track', { orderID: 'LL-0000-0000', email: order.email }),
    await call('track', { orderID: unpaid.number, email: order.email }),
  ];
  for (const { status, body } of answers) expect([status, body]).toEqual([202, answers[0]?.body]);
  await expect.poll(() => asked(order._id)).toBe(1);
  expect(await asked(unpaid._id)).toBe(0);
});

test('an address that is not proven gets no link, and the token of another link opens no page', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  harness.doubt(shopper);
  const doubted = await harness.placed(shopper);
  const { order } = await scene.paid();
  await call('track', { orderID: doubted.number, email: doubted.email });
  await call('track', { orderID: order.number, email: order.email });
  await expect.poll(() => asked(order._id)).toBe(1);
  expect(await asked(doubted._id)).toBe(0);
  expect((await call('find', await linkTo(doubted._id))).body.code).toBe('order-link-unknown');
});

test('requests are limited as logins are, also right ones: by address, and for one email address together [sec-39]', async () => {
  const { order } = await scene.paid();
  const { email } = order;
  const statuses = async (times: number, from: (n: number) => string, orderID: string) => {
    const seen: number[] = [];
    for (let n = 0; n < times; n += 1) seen.push((await call('track', { orderID, email }, from(n))).status);
    return seen;
  };
  expect(await statuses(6, () => '192.0.2.1', order.number)).toEqual([202, 202, 202, 202, 202, 429]);
  expect(await statuses(5, (n) => `192.0.2.${n + 10}`, 'LL-0000-0000')).toEqual([202, 202, 202, 202, 202]);
  const refused = await call('track', { orderID: order.number, email }, '192.0.2.99');
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('where the shop has switched order links off, no call opens anything', async () => {
  const { order } = await scene.paid();
  const link = await linkTo(order._id);
  harness.stock.set({ orderLinks: false });
  expect((await call('find', link)).status).toBe(404);
  expect((await call('track', { orderID: order.number, email: order.email })).status).toBe(404);
  expect(await asked(order._id)).toBe(0);
});
