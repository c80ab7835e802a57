import type { HeldShipment } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import { anAdmin, aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { sendDueShipments } from './index.ts';

const harness = setUpOrderHarness();
const admin = anAdmin();
const PATH = '/api/admin/rest/orders';

const asAdmin = (method: string, path: string, body?: object) =>
  harness.api.as(admin)(method, `${PATH}${path}`, body);
const placed = () => harness.placed(harness.shopper([harness.stock.put(aProduct())]));
const after = (seconds: number) => ({
  ...harness.deps,
  now: () => new Date(Date.now() + seconds * 1000),
});
const held = async (orderID: string) => {
  const { body } = await asAdmin('GET', '/shipments');
  return (body.data as HeldShipment[]).find((parcel) => parcel.orderID === orderID);
};
const outcome = async (orderID: string) => {
  const { orderStatus, trackingCode } = await harness.stored(orderID);
  const found = await harness.deps.model.findById(orderID).lean<{ outbox?: { name: string }[] }>();
  const events = (found?.outbox ?? []).filter(({ name }) => name === 'order-status-changed');
  return { orderStatus, trackingCode, events: events.length };
};
const parcelOf = ({ version }: { version: number }, trackingCode = 'JJFI1') => ({
  version,
  trackingCode,
  seenTrackingCode: '',
});

test('a parcel waits for a minute; then status, code and event follow together', async () => {
  const order = await placed();
  const { status, body } = await asAdmin('POST', `/${order._id}/shipment`, parcelOf(order));
  expect([status, body.data.trackingCode, body.data.failure]).toEqual([202, 'JJFI1', '']);
  await sendDueShipments(after(0));
  expect(await outcome(order._id)).toEqual({ orderStatus: 'pending', trackingCode: '', events: 0 });
  await sendDueShipments(after(61));
  expect(await outcome(order._id)).toEqual({ orderStatus: 'inShipping', trackingCode: 'JJFI1', events: 1 });
  expect((await held(order._id))?.state).toBe('sent');
});

test('an undone parcel stays; what has left can no longer be undone', async () => {
  const order = await placed();
  await asAdmin('POST', `/${order._id}/shipment`, parcelOf(order));
  expect((await asAdmin('DELETE', `/${order._id}/shipment`)).status).toBe(200);
  expect(await held(order._id)).toBeUndefined();
  await sendDueShipments(after(61));
  expect(await outcome(order._id)).toMatchObject({ orderStatus: 'pending', events: 0 });
  await asAdmin('POST', `/${order._id}/shipment`, parcelOf(order));
  await sendDueShipments(after(61));
  const { status, body } = await asAdmin('DELETE', `/${order._id}/shipment`);
  expect([status, body.code]).toEqual([409, 'parcel-sent']);
  expect(await outcome(order._id)).toMatchObject({ orderStatus: 'inShipping', events: 1 });
});

test('while it is being sent a parcel is neither undone nor held again', async () => {
  const order = await placed();
  await asAdmin('POST', `/${order._id}/shipment`, parcelOf(order));
  const codes: string[] = [];
  await sendDueShipments({
    ...after(61),
    ship: async (parcel) => {
      codes.push((await asAdmin('DELETE', `/${order._id}/shipment`)).body.code);
      codes.push((await asAdmin('POST', `/${order._id}/shipment`, parcelOf(order))).body.code);
      await harness.deps.ship(parcel);
    },
  });
  expect(codes).toEqual(['parcel-sent', 'parcel-sent']);
  expect(await outcome(order._id)).toMatchObject({ orderStatus: 'inShipping', events: 1 });
});

test('several processes send a parcel once', async () => {
  const order = await placed();
  await asAdmin('POST', `/${order._id}/shipment`, parcelOf(order));
  await Promise.all([1, 2, 3].map(() => sendDueShipments(after(61))));
  expect(await outcome(order._id)).toEqual({ orderStatus: 'inShipping', trackingCode: 'JJFI1', events: 1 });
});

test('a process that dies after the parcel has left, or between code and status, is made up for', async () => {
  const [left, between] = [await placed(), await placed()];
  for (const order of [left, between]) await asAdmin('POST', `/${order._id}/shipment`, parcelOf(order));
  await sendDueShipments({
    ...after(61),
    ship: async (parcel) => {
      if (parcel.orderID === left._id) await harness.deps.ship(parcel);
      else await asAdmin('PUT', `/${parcel.orderID}`, { trackingCode: 'JJFI1' });
      throw new Error('the process dies');
    },
  });
  await sendDueShipments(after(62));
  expect(await outcome(between._id)).toMatchObject({ orderStatus: 'pending' });
  await sendDueShipments(after(120));
  for (const { _id } of [left, between]) {
    expect(await outcome(_id)).toEqual({ orderStatus: 'inShipping', trackingCode: 'JJFI1', events: 1 });
    expect((await held(_id))?.state).toBe('sent');
  }
});

test('a parcel that left before its process died counts as sent, though its code was corrected or it was delivered', async () => {
  const [corrected, delivered, back] = [await placed(), await placed(), await placed()];
  for (const order of [corrected, delivered, back])
    await asAdmin('POST', `/${order._id}/shipment`, parcelOf(order));
  await sendDueShipments({
    ...after(61),
    ship: async (parcel) => {
      await harness.deps.ship(parcel);
      throw new Error('the process dies');
    },
  });
  await asAdmin('PUT', `/${corrected._id}`, { trackingCode: 'JJFI2' });
  for (const [{ _id }, orderStatus] of [
    [delivered, 'delivered'],
    [back, 'inProcess'],
  ] as const)
    await harness.api.as(admin)('PUT', `/api/admin/purchase-list/change/${_id}`, { orderStatus });
  expect((await asAdmin('DELETE', `/${corrected._id}/shipment`)).body.code).toBe('parcel-sent');
  await sendDueShipments(after(120));
  for (const { _id } of [corrected, delivered])
    expect(await held(_id)).toMatchObject({ state: 'sent', failure: '' });
  expect(await outcome(corrected._id)).toMatchObject({ orderStatus: 'inShipping', trackingCode: 'JJFI2' });
  expect(await outcome(delivered._id)).toMatchObject({ orderStatus: 'delivered' });
  // Neither sent again nor counted as sent.
  expect(await outcome(back._id)).toMatchObject({ orderStatus: 'inProcess' });
  const { message } = new ShopError({ code: 'stale-version' });
  expect(await held(back._id)).toMatchObject({ state: 'failed', failure: message });
});

test('a parcel that could not leave can be undone or held again while it waits for the next try', async () => {
  const [undone, again] = [await placed(), await placed()];
  for (const order of [undone, again]) await asAdmin('POST', `/${order._id}/shipment`, parcelOf(order));
  await sendDueShipments({ ...after(61), ship: () => Promise.reject(new Error('MongoDB is away')) });
  expect((await asAdmin('DELETE', `/${undone._id}/shipment`)).status).toBe(200);
  expect((await asAdmin('POST', `/${again._id}/shipment`, parcelOf(again, 'JJFI2'))).status).toBe(202);
  await sendDueShipments(after(120));
  expect(await outcome(undone._id)).toEqual({ orderStatus: 'pending', trackingCode: '', events: 0 });
  expect(await outcome(again._id)).toEqual({ orderStatus: 'inShipping', trackingCode: 'JJFI2', events: 1 });
});

test('an order that changed before the press is refused with the order as it is', async () => {
  const order = await placed();
  await asAdmin('PUT', `/${order._id}`, { trackingCode: 'JJFI8' });
  const code = await asAdmin('POST', `/${order._id}/shipment`, parcelOf(order));
  expect([code.status, code.body.code, code.body.data.trackingCode]).toEqual([409, 'stale-version', 'JJFI8']);
  await harness.api.as(admin)('PUT', `/api/admin/purchase-list/change/${order._id}`, {
    orderStatus: 'rejected',
  });
  const late = { ...parcelOf(order), seenTrackingCode: 'JJFI8' };
  expect((await asAdmin('POST', `/${order._id}/shipment`, late)).body.code).toBe('stale-version');
  expect(await held(order._id)).toBeUndefined();
});

test('an order that changes within the minute keeps its state, and the reason is shown until it is held again', async () => {
  const order = await placed();
  await asAdmin('POST', `/${order._id}/shipment`, parcelOf(order));
  await harness.api.as(admin)('PUT', `/api/admin/purchase-list/change/${order._id}`, {
    orderStatus: 'inProcess',
  });
  await sendDueShipments(after(61));
  await sendDueShipments(after(200));
  expect(await outcome(order._id)).toMatchObject({ orderStatus: 'inProcess', trackingCode: '' });
  const { message } = new ShopError({ code: 'stale-version' });
  expect(await held(order._id)).toMatchObject({ state: 'failed', failure: message });
  await asAdmin('POST', `/${order._id}/shipment`, parcelOf(await harness.stored(order._id)));
  expect(await held(order._id)).toMatchObject({ state: 'held', failure: '' });
  await sendDueShipments(after(61));
  expect(await outcome(order._id)).toMatchObject({ orderStatus: 'inShipping', trackingCode: 'JJFI1' });
});

test('bad parcels are refused with the field named, and only an admin holds one', async () => {
  const order = await placed();
  const path = `/${order._id}/shipment`;
  for (const [field, value] of [
    ['version', 'x'],
    ['version', undefined],
    ['trackingCode', 'x'.repeat(61)],
    ['trackingCode', { $ne: null }],
    ['seenTrackingCode', undefined],
  ] as const) {
    const { status, body } = await asAdmin('POST', path, { ...parcelOf(order), [field]: value });
    expect([field, status, Object.keys(body.errors)]).toEqual([field, 400, [field]]);
  }
  const buyer = harness.shopper([harness.stock.put(aProduct())]).user;
  const asBuyer = harness.api.as(buyer);
  expect((await asBuyer('POST', PATH + path, parcelOf(order))).status).toBe(403);
  expect((await asBuyer('DELETE', PATH + path)).status).toBe(403);
  expect((await asBuyer('GET', `${PATH}/shipments`)).status).toBe(403);
  expect((await asAdmin('POST', '/nowhere/shipment', parcelOf(order))).status).toBe(404);
  expect(await held(order._id)).toBeUndefined();
});
