import type { AuditEntry } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { aProduct, anAdmin } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { admin, refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

type Outbox = { outbox?: { name: string; payload: Omit<AuditEntry, 'id'> }[] };
/** An order's audit entries in its outbox, oldest first. */
const auditEntries = async (orderID: string) =>
  ((await harness.deps.model.findById(orderID).lean<Outbox>())?.outbox ?? [])
    .filter(({ name }) => name === 'order-action-audited')
    .map(({ payload }) => payload);

test('an admin’s changes of an order are recorded from before to after, personal data apart [sec-14]', async () => {
  const { order } = await scene.paid();
  const { _id: orderID, userID } = order;
  const call = harness.api.as(admin);
  const path = `/api/admin/rest/orders/${orderID}`;
  await call('PUT', path, { trackingCode: 'JJFI1' });
  await call('PUT', path, { trackingCode: 'JJFI2' });
  await call('POST', `${path}/notes`, { text: 'Aino hakee itse.' });
  const { addressID: _addressID, ...address } = order.address;
  await call('PUT', `${path}/address`, { ...address, city: 'Turku' });
  await call('PUT', `/api/admin/purchase-list/change/${orderID}`, { orderStatus: 'inShipping' });
  await scene.refund(orderID, { kind: 'sum', sum: 5, note: 'Sovittu.' });

  const written = await auditEntries(orderID);
  expect(written.map(({ kind, changes }) => [kind, changes[0]?.before, changes[0]?.after])).toEqual([
    ['order-tracked', '', 'JJFI1'],
    ['order-tracked', 'JJFI1', 'JJFI2'],
    ['order-noted', undefined, undefined],
    ['order-readdressed', undefined, undefined],
    ['order-status-changed', order.orderStatus, 'inShipping'],
    ['order-refund-asked', '', expect.stringMatching(/^5,00/)],
  ]);
  expect(written.every(({ by, about }) => by === admin.id && about === orderID)).toBe(true);
  expect(written[2]?.personal).toEqual([{ name: 'note', value: 'Aino hakee itse.', of: userID }]);
  expect(written[3]?.personal.map(({ name, of }) => [name, of])).toEqual([
    ['addressBefore', userID],
    ['addressAfter', userID],
  ]);
  expect(written.every(({ requestId }) => requestId !== '')).toBe(true);
});

test('refused and unchanged writes are not recorded', async () => {
  const { _id: orderID } = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const call = harness.api.as(admin);
  await call('PUT', `/api/admin/rest/orders/${orderID}`, { trackingCode: '' });
  await call('PUT', `/api/admin/purchase-list/change/${orderID}`, { orderStatus: 'delivered', version: 0 });
  await scene.refund(orderID, { kind: 'rest' });
  expect(await auditEntries(orderID)).toEqual([]);
});

test('a large refund needs a fresh code from a user with a second factor, other refunds do not [sec-10]', async () => {
  const { order } = await scene.paid();
  const send = async (provedAt: number | undefined, sum: number) => {
    const { version } = await harness.stored(order._id);
    const colleague = harness.api.as({ ...admin, ...(provedAt === undefined ? {} : { provedAt }) });
    return colleague('POST', `/api/admin/rest/orders/${order._id}/refunds`, { version, kind: 'sum', sum });
  };
  const longAgo = Date.now() - 11 * 60_000;
  expect(await send(longAgo, 200.01)).toMatchObject({ status: 403, body: { code: 'code-again' } });
  expect((await send(longAgo, 5)).status).toBe(201);
  expect((await send(Date.now(), 200.01)).status).toBe(201);
});

/** A colleague whose session showed a code so many minutes ago, and refunds by them. */
function withFactor(minutesAgo: number) {
  const colleague = anAdmin({ provedAt: Date.now() - minutesAgo * 60_000 });
  const send = async (orderID: string, sum: number, provedAt = colleague.provedAt, key?: string) => {
    const { version } = await harness.stored(orderID);
    const call = harness.api.as({ ...colleague, ...(provedAt === undefined ? {} : { provedAt }) });
    const path = `/api/admin/rest/orders/${orderID}/refunds`;
    const body = { version, kind: 'sum', sum };
    const { status } = await call('POST', path, body, key ? { 'idempotency-key': key } : undefined);
    return status;
  };
  return { colleague, send };
}

test('refunds of one colleague are summed since their last fresh code, whichever orders they are of [sec-10]', async () => {
  const [order, otherOrder, third] = (await Promise.all([scene.paid(), scene.paid(), scene.paid()])).map(
    (scene) => scene.order,
  );
  if (!order || !otherOrder || !third) throw new Error('no order');
  const { colleague, send } = withFactor(11);
  expect(await send(order._id, 80)).toBe(201);
  // A refused refund and a repeated one count nothing.
  expect(await send(order._id, 100_000)).toBe(409);
  expect(await send(order._id, 70, undefined, 'k1')).toBe(201);
  expect(await send(order._id, 50.01)).toBe(403);
  expect(await send(otherOrder._id, 50.01)).toBe(403);
  // Another colleague has a limit of their own.
  expect(await withFactor(11).send(otherOrder._id, 60)).toBe(201);
  expect(await send(order._id, 50)).toBe(201);
  expect(await send(otherOrder._id, 0.01)).toBe(403);
  // A code opens it again, and what it covered counts from then on.
  const proved = Date.now() - 1_000;
  expect(await send(otherOrder._id, 150, proved)).toBe(201);
  const sums = await harness.deps.refundSums.add({ userID: colleague.id, since: new Date(proved), cents: 0 });
  expect(sums).toEqual({ since: new Date(proved), cents: 15_000 });
  // An older session of the same colleague shares the sum.
  expect(await send(third._id, 50.01)).toBe(403);
  expect(await send(third._id, 50)).toBe(201);
});

test('refunds that are asked at once do not pass the limit together', async () => {
  const { send } = withFactor(11);
  const orders = await Promise.all([scene.paid(), scene.paid(), scene.paid()]);
  const answers = await Promise.all(orders.map(({ order }) => send(order._id, 90)));
  expect(answers.filter((status) => status === 201).length).toBeLessThan(3);
  expect(answers).toContain(403);
});

test('a discount of more than half and files of orders need a fresh code [sec-10]', async () => {
  const as = (minutesAgo: number) => harness.api.as(withFactor(minutesAgo).colleague);
  const made = (fields: object) => ['POST', 'discount-codes', { code: newId(), ...fields }] as const;
  const harmful = [
    made({ kind: 'percent', percent: 51 }),
    made({ kind: 'amount', amount: '30,00', minimum: '59,99' }),
    made({ kind: 'amount', amount: '5,00' }),
    ['GET', 'orders/export.csv', undefined],
    ['GET', 'customers-orders/without-account/export.csv', undefined],
  ] as const;
  for (const [method, path, body] of harmful) {
    const call = (minutesAgo: number) => as(minutesAgo)(method, `/api/admin/rest/${path}`, body);
    expect(await call(11)).toMatchObject({ status: 403, body: { code: 'code-again' } });
    expect((await call(9)).status).toBeLessThan(300);
  }
  const harmless = [
    made({ kind: 'percent', percent: 50 }),
    made({ kind: 'amount', amount: '30,00', minimum: '60,00' }),
    made({ kind: 'delivery' }),
    ['GET', 'orders', undefined],
  ] as const;
  for (const [method, path, body] of harmless)
    expect((await as(11)(method, `/api/admin/rest/${path}`, body)).status).toBeLessThan(300);
});
