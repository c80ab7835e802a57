import { timelineSchema } from '@shop/contracts';
import { newId, runWithRequestId } from '@shop/service-kit';
import { anAdmin, aProduct, aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { confirmOrder } from '../use-cases/confirm-order.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { chargeIdOf } from '../../test/stand-ins/payment-stand-in.ts';

const harness = setUpOrderHarness();
const look = async (orderID: string, user = anAdmin()) =>
  harness.api.as(user)('GET', `/api/admin/rest/orders/${orderID}/trail`);

test('payment, catalogue and order contribute to one timeline', async () => {
  const { _id: orderID } = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  await harness.report(harness.payments.turn(`${orderID}_1`, 'paid'));
  const { entries, missing } = timelineSchema.parse((await look(orderID)).body.data);
  expect(missing).toEqual([]);
  expect(entries).toMatchObject([
    { kind: 'call', what: 'create', about: `${orderID}_1`, ms: 12 },
    { kind: 'stock', what: 'reserved', pieces: -1, about: 'Villapaita Suvi' },
    {
      kind: 'event',
      what: 'order-confirmed',
      outcome: 'waiting',
      answer: expect.stringContaining('write-email-on-order-confirmed'),
      requestId: expect.stringMatching(/./),
    },
  ]);
});

test('each line of the history carries the request or event that wrote it, and so does what it brings about', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id: orderID } = await harness.placed(shopper);
  const requestId = 'request-of-the-test';
  const paid = harness.payments.turn(`${orderID}_1`, 'paid');
  const { provider, amountCents } = paid;
  const ids = { providerPaymentId: 'p', payerId: '', chargeId: chargeIdOf(`${orderID}_1`) };
  await runWithRequestId(requestId, () =>
    confirmOrder(harness.deps, orderID, { paymentId: `${orderID}_1`, provider, amountCents, ...ids }),
  );
  const { history } = await harness.stored(orderID);
  expect(history.map((line) => [line.what, line.requestId])).toEqual([
    ['placed', expect.stringMatching(/./)],
    ['paid', requestId],
  ]);
  const { entries } = timelineSchema.parse((await look(orderID)).body.data);
  expect(entries).toContainEqual(expect.objectContaining({ what: 'order-confirmed', requestId }));
  const { body } = await harness.api.as(anAdmin())('GET', `/api/admin/rest/orders/${orderID}`);
  expect(body.history.at(-1)).toMatchObject({ what: 'paid', requestId });
  const own = await harness.api.as(shopper.user)('GET', `/api/shop/purchase/order-details/${orderID}`);
  expect(own.status).toBe(200);
  expect(JSON.stringify(own.body)).not.toContain(requestId);
});

test('a service that does not answer leaves its part out, and is named', async () => {
  const { _id: orderID } = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  harness.payments.isMute = true;
  const { entries, missing } = timelineSchema.parse((await look(orderID)).body.data);
  expect(missing).toEqual(['payment']);
  expect(entries.map(({ kind }) => kind)).toEqual(['stock']);
});

test('only the back office sees it, and only of an order that is there', async () => {
  const { _id: orderID } = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  expect((await look(orderID, aUser())).status).toBe(403);
  const { status, body } = await look(newId());
  expect([status, body.code]).toEqual([404, 'order-not-found']);
});
