import { newEvent, paymentReported } from '@shop/events';
import { createLogger, newId } from '@shop/service-kit';
import { deliverAll, sendEvent, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { createConsumers } from '../consumers.ts';
import { openPaymentService } from '../open-payment-service.ts';
import { settlePayment } from '../use-cases/settle-payment.ts';
import { holdingCapture } from '../../test/holding-capture.ts';
import { heard, setUpPaymentHarness } from '../../test/payment-harness.ts';

const harness = setUpPaymentHarness();

/** A PayPal payment that the buyer has approved while no webhook reaches the shop. */
async function approved(): Promise<string> {
  harness.gateway.deaf = true;
  const { paymentId, url } = await harness.started('paypal');
  await harness.press(url, 'approve');
  return paymentId;
}

test('a report settles its payment', async () => {
  const paymentId = await approved();
  await harness.deps.payments.report(paymentId, newEvent(paymentReported, { paymentId }));
  harness.deps.events.relay.nudge();
  expect(await heard(harness, paymentId)).toHaveLength(1);
  await deliverAll(harness.deps.payments.model);
});

test('a report that is delivered twice captures once and sends one event', async () => {
  const paymentId = await approved();
  await Promise.all(
    Array.from({ length: 5 }, () => sendEvent(paymentReported, { paymentId }, harness.config)),
  );
  expect(await heard(harness, paymentId)).toHaveLength(1);
  await deliverAll(harness.deps.payments.model);
  expect(await heard(harness, paymentId)).toHaveLength(1);
  expect(await harness.counted(paymentId)).toMatchObject({ captures: 1, capturedCents: 11_250 });
});

test('a report that comes while the return page takes the money waits for it, and no try fails', async () => {
  const paymentId = await approved();
  const { payments } = harness.deps;
  const { deps, goOn } = holdingCapture(harness.deps);
  const returned = settlePayment(deps, paymentId);
  const statusOf = async () => (await harness.deps.payments.get(paymentId)).status;
  await waitFor('the capture to be under way', async () => (await statusOf()) === 'capturing');
  const claimCapture: typeof payments.claimCapture = async (...claim) => {
    const claimed = await payments.claimCapture(...claim);
    if (!claimed) goOn();
    return claimed;
  };
  const [settle] = createConsumers({ ...harness.deps, payments: { ...payments, claimCapture } });
  await settle?.handle({ paymentId } as never, { eventId: newId(), logger: harness.deps.logger });
  expect(await statusOf()).toBe('paid');
  await returned;
  expect(await harness.counted(paymentId)).toMatchObject({ captures: 1, capturedCents: 11_250 });
});

test('a report about an unknown payment is kept as a dead letter and stops nothing', async () => {
  const eventId = await sendEvent(paymentReported, { paymentId: `${newId()}_1` }, harness.config);
  await waitFor('the dead letter', async () =>
    (await harness.deadLetters.list()).some((deadLetter) => deadLetter.eventId === eventId),
  );
  const paymentId = await approved();
  await sendEvent(paymentReported, { paymentId }, harness.config);
  expect(await heard(harness, paymentId)).toHaveLength(1);
});

test('a payment that was written as paid just before a crash is published by the next relay', async () => {
  const paymentId = await approved();
  // This process writes and is gone before its relay has run: what it sends goes nowhere and Redis hears nothing.
  const { events } = harness.deps;
  const asleep = {
    ...harness.deps,
    events: { ...events, relay: { ...events.relay, send: () => undefined } },
  };
  const settled = await settlePayment(asleep, paymentId);
  expect(settled.status).toBe('paid');
  expect(await heard(harness, paymentId)).toHaveLength(1);
  await deliverAll(harness.deps.payments.model);
});

test('unsent reports are merged', async () => {
  const { paymentId } = await harness.started('stripe');
  const silent = createLogger('payment', 'silent');
  const reports = Array.from({ length: 20 }, () =>
    harness.deps.payments.report(paymentId, newEvent(paymentReported, { paymentId })),
  );
  await Promise.all(reports);
  const stored = await harness.database.connection
    .collection<{ _id: string; outbox: { sendCount: number }[] }>('payments')
    .findOne({ _id: paymentId });
  expect((stored?.outbox ?? []).filter(({ sendCount }) => sendCount === 0).length).toBeLessThanOrEqual(1);
  const another = await openPaymentService(harness.config, silent);
  another.start();
  await deliverAll(harness.deps.payments.model);
  for (const close of another.closers) await close();
});

test('an outcome that stays unknown for some tries is found in the end', async () => {
  const paymentId = await approved();
  await harness.script({ match: 'GET /v2/checkout/orders/', behaviour: 'reply', status: 503, times: 3 });
  await sendEvent(paymentReported, { paymentId }, harness.config);
  expect(await heard(harness, paymentId)).toHaveLength(1);
  expect(await harness.counted(paymentId)).toMatchObject({ captures: 1 });
});
