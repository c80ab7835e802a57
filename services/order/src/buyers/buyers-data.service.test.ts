import { orderSchema } from '@shop/contracts';
import { localDay } from '@shop/shop-rules';
import { anAdmin, aProduct } from '@shop/testing';
import { expect, test, vi } from 'vitest';
import { forgetBuyers } from './forget-buyers.ts';
import { getReceipt } from '../receipts/get-receipt.ts';
import { writeReceipt } from '../receipts/write-receipt.ts';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';
import { refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);
const DAY_MS = 86_400_000;

async function anOrderOf(shopper: Shopper = harness.shopper([harness.stock.put(aProduct())])) {
  const order = await harness.placed(shopper);
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  return { shopper, _id: order._id };
}
const admin = () => harness.api.as(anAdmin());
const move = (orderID: string, orderStatus: string) =>
  admin()('PUT', `/api/admin/purchase-list/change/${orderID}`, { orderStatus });
/** It was delivered so long ago that the buyer can no longer withdraw. */
const finish = async (orderID: string) => {
  await move(orderID, 'delivered');
  const at = new Date(Date.now() - 21 * DAY_MS).toISOString();
  await harness.deps.model.updateOne({ _id: orderID }, { $set: { 'history.$[].at': at } });
};
const leave = (shopper: Shopper) => harness.leave(shopper);
const seen = async (orderID: string) =>
  (await admin()('GET', `/api/admin/purchase-list/details/${orderID}`)).body.data;
const found = async (words: string) =>
  (await admin()('GET', `/api/admin/rest/orders?filter=${encodeURIComponent(JSON.stringify({ q: words }))}`))
    .body;

test('an erased buyer’s finished order holds no personal data; accounting keeps it apart [sec-26 law-15]', async () => {
  const { shopper, _id } = await anOrderOf();
  await finish(_id);
  const { email, address } = await harness.stored(_id);
  expect(await found(email)).toHaveLength(1);
  await leave(shopper);
  const shown = JSON.stringify(await seen(_id));
  for (const own of [shopper.user.userName, email, address.phone, address.address])
    expect(shown).not.toContain(own);
  expect(await found(email)).toEqual([]);
  const stored = await harness.stored(_id);
  expect(stored.accountingCopy).toMatchObject({ email, address: { phone: address.phone } });
  expect(JSON.stringify({ ...stored, accountingCopy: null })).not.toContain(address.address);
  await leave(shopper);
  expect((await harness.stored(_id)).accountingCopy).toEqual(stored.accountingCopy);
});

test('a receipt’s file names its buyer, with each line’s size and model, until the buyer is gone', async () => {
  const images = ['/uploads/a/1200.jpg', '/uploads/b/1200.jpg'];
  const { shopper, _id } = await anOrderOf(harness.shopper([harness.stock.put(aProduct({ images }))]));
  const number = (await writeReceipt(harness.deps, _id)).receipt?._id ?? '';
  const { address, lines } = await harness.stored(_id);
  const printed = await getReceipt(harness.deps, number);
  expect(printed).toMatchObject({
    brand: 'Luonnonlanka',
    buyer: {
      name: shopper.user.userName,
      address: `${address.address}, ${address.postcode} ${address.city}`,
    },
    receipt: { lines: [{ size: lines[0]?.size, model: { number: lines[0]?.variant } }] },
  });
  await finish(_id);
  await leave(shopper);
  expect((await getReceipt(harness.deps, number)).buyer).toBeNull();
});

test('an earlier address is erased too', async () => {
  const { shopper, _id } = await anOrderOf();
  const { _id: _addressID, userID: _userID, ...address } = shopper.address;
  const corrected = { ...address, address: 'Poistettava polku 1' };
  await admin()('PUT', `/api/admin/rest/orders/${_id}/address`, corrected);
  await finish(_id);
  await leave(shopper);
  const stored = await harness.stored(_id);
  expect(stored.accountingCopy?.address.address).toBe('Poistettava polku 1');
  const rest = JSON.stringify({ ...stored, accountingCopy: null });
  for (const own of [address.address, 'Poistettava polku 1', address.phone]) expect(rest).not.toContain(own);
});

test('a parcel that is still on its way keeps its address until the order is over', async () => {
  const { shopper, _id } = await anOrderOf();
  await leave(shopper);
  const { address } = await harness.stored(_id);
  expect(await seen(_id)).toMatchObject({ address: { phone: address.phone } });
  await finish(_id);
  await forgetBuyers(harness.deps);
  expect(JSON.stringify(await seen(_id))).not.toContain(address.phone);
});

const isShown = async (orderID: string) => (await harness.stored(orderID)).email !== '';
const forgetAfter = (days: number) =>
  forgetBuyers({ ...harness.deps, now: () => new Date(Date.now() + days * DAY_MS) });

test('a buyer who is gone can withdraw until the last day, and their notice keeps its name until it is answered', async () => {
  const { shopper, _id } = await anOrderOf();
  await move(_id, 'delivered');
  await leave(shopper);
  await forgetAfter(13);
  const { body: link } = await harness.api.asService('POST', `/internal/orders/${_id}/link`, {});
  const notice = {
    orderID: _id,
    token: link.data.token as string,
    name: 'Maija Metsä',
    lines: [{ line: 0, quantity: 1 }],
  };
  const { status } = await harness.api.as(null)('POST', '/api/shop/withdrawal/confirm', notice);
  expect(status).toBe(201);
  await forgetAfter(21);
  expect((await harness.stored(_id)).withdrawals?.['w1']?.name).toBe('Maija Metsä');
  await scene.refund(_id, { kind: 'whole', delivery: true, withdrawal: 'w1' });
  await forgetAfter(21);
  expect(await isShown(_id)).toBe(true);
  await harness.reportRefund(_id, `${_id}_r1`, {});
  await forgetAfter(21);
  expect(await isShown(_id)).toBe(false);
  expect((await harness.stored(_id)).withdrawals?.['w1']?.name).toBe('');
});

test('a cancelled order shows its buyer until its money is back, also where that fails at first, but for two months at most', async () => {
  const [back, open] = [await anOrderOf(), await anOrderOf()];
  for (const { shopper, _id } of [back, open]) {
    await harness.api.as(shopper.user)('POST', '/api/shop/purchase/cancel-paid', { orderID: _id });
    await leave(shopper);
    expect(await isShown(_id)).toBe(true);
    await harness.reportRefund(_id, `${_id}_r1`, { state: 'failed', reason: 'account_closed' });
    await scene.refund(_id, { kind: 'whole', delivery: true });
  }
  await forgetBuyers(harness.deps);
  expect(await Promise.all([back, open].map(({ _id }) => isShown(_id)))).toEqual([true, true]);
  await harness.reportRefund(back._id, `${back._id}_r2`, {});
  await forgetBuyers(harness.deps);
  expect(await Promise.all([back, open].map(({ _id }) => isShown(_id)))).toEqual([false, true]);
  await forgetAfter(61);
  expect(await isShown(open._id)).toBe(false);
});

test('an order that ended while in review shows its buyer', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper);
  await harness.sweepAfter(34);
  const captured = { amountCents: 8_000, currency: 'EUR' };
  await harness.reportMismatch(harness.payments.turn(`${_id}_1`, 'review', captured));
  await leave(shopper);
  expect(await harness.stored(_id)).toMatchObject({ orderStatus: 'rejected', paymentStatus: 'review' });
  expect(await isShown(_id)).toBe(true);
  await scene.refund(_id, { kind: 'whole', paymentId: `${_id}_1` });
  await harness.reportRefund(_id, `${_id}_r1`, {});
  await forgetBuyers(harness.deps);
  expect(await isShown(_id)).toBe(false);
});

test('an order that was never marked as delivered is finished after two months', async () => {
  const { shopper, _id } = await anOrderOf();
  await leave(shopper);
  await harness.deps.model.updateOne({ _id }, { createdAt: new Date(Date.now() - 61 * DAY_MS) });
  await forgetBuyers(harness.deps);
  expect((await seen(_id)).address.phone).toBe('');
});

test('six years after the end of its year an order holds no buyer, whether the account exists or not [law-15]', async () => {
  const [leaving, stays, young] = [await anOrderOf(), await anOrderOf(), await anOrderOf()];
  await finish(leaving._id);
  await leave(leaving.shopper);
  const now = new Date();
  const year = Number(localDay(now).slice(0, 4)) - 6;
  const at = async (_id: string, createdAt: string) =>
    harness.deps.model.updateOne({ _id }, { createdAt: new Date(createdAt) });
  // Midnight is Finland's, two hours before that of UTC.
  await at(leaving._id, `${year - 1}-12-31T21:00:00Z`);
  await at(stays._id, `${year - 1}-12-31T21:00:00Z`);
  await at(young._id, `${year - 1}-12-31T23:00:00Z`);
  await forgetBuyers({ ...harness.deps, now: () => now });
  for (const { _id, shopper } of [leaving, stays]) {
    const stored = await harness.stored(_id);
    expect(stored.accountingCopy).toBeUndefined();
    expect(JSON.stringify(stored)).not.toContain(shopper.address.phone);
  }
  expect(await seen(young._id)).toMatchObject({ address: { phone: young.shopper.address.phone } });
});

test('account reads a buyer’s orders as the buyer sees them, and no others', async () => {
  const { shopper, _id } = await anOrderOf();
  await anOrderOf();
  const { body } = await harness.api.asService('GET', `/internal/buyers/${shopper.user.id}/orders`);
  expect(orderSchema.array().parse(body.data)).toMatchObject([{ _id, userID: shopper.user.id }]);
  expect(
    (await harness.api.as(shopper.user)('GET', `/internal/buyers/${shopper.user.id}/orders`)).status,
  ).toBe(401);
});

test('an account closure just before a crash is applied when account sends it again', async () => {
  const { shopper, _id } = await anOrderOf();
  await finish(_id);
  // The orders were marked, and the process was killed before they forgot anybody.
  await harness.deps.buyers.markDeleted(shopper.user.id, new Date());
  await leave(shopper);
  expect(JSON.stringify(await seen(_id))).not.toContain(shopper.address.phone);
});

test('an order that was being placed while its buyer went forgets them as well', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { insert } = harness.deps.orders;
  vi.spyOn(harness.deps.orders, 'insert').mockImplementationOnce(async (order) => {
    await leave(shopper);
    return insert(order);
  });
  const { _id } = await harness.placed(shopper);
  await harness.sweepAfter(40);
  await forgetBuyers(harness.deps);
  const stored = await harness.stored(_id);
  expect(stored).toMatchObject({ saga: 'released', email: '' });
  expect(JSON.stringify({ ...stored, accountingCopy: null })).not.toContain(shopper.address.phone);
});

test('the closure of an account without orders is acknowledged', async () => {
  await leave(harness.shopper([harness.stock.put(aProduct())]));
});
