import { newEvent, refundsReported } from '@shop/events';
import { newId } from '@shop/service-kit';
import { sendEvent, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { driveRefunds } from '../use-cases/drive-refunds.ts';
import { setUpPaymentHarness } from '../../test/payment-harness.ts';

const harness = setUpPaymentHarness();

/** A payment of which 30 € were refunded at the provider, while no webhook reaches the shop. */
async function refundedByHand(): Promise<{ paymentId: string; refundId: string }> {
  const paymentId = await harness.paid('stripe');
  const { providerId } = await harness.deps.payments.get(paymentId);
  harness.gateway.deaf = true;
  const made = await harness.control('/refunds', { id: providerId ?? '', cents: 3_000 });
  return { paymentId, refundId: `${paymentId}_p_${made}` };
}

test('a report takes in what was given back at the provider', async () => {
  const { paymentId, refundId } = await refundedByHand();
  await sendEvent(refundsReported, { paymentId }, harness.config);
  await harness.refundIs(paymentId, refundId, 'succeeded');
});

test('a report that is delivered five times sends one event', async () => {
  const { paymentId, refundId } = await refundedByHand();
  await Promise.all(
    Array.from({ length: 5 }, () => sendEvent(refundsReported, { paymentId }, harness.config)),
  );
  await harness.refundIs(paymentId, refundId, 'succeeded');
  expect(await harness.returnEvents(paymentId)).toHaveLength(1);
});

test('a report about an unknown payment is kept as a dead letter', async () => {
  const eventId = await sendEvent(refundsReported, { paymentId: `${newId()}_1` }, harness.config);
  await waitFor('the dead letter', async () =>
    (await harness.deadLetters.list()).some((deadLetter) => deadLetter.eventId === eventId),
  );
});

test('a report that was written just before a crash is sent by the next relay', async () => {
  const { paymentId, refundId } = await refundedByHand();
  // This process writes and is gone before its relay has been nudged.
  await harness.deps.payments.report(paymentId, newEvent(refundsReported, { paymentId }));
  await harness.refundIs(paymentId, refundId, 'succeeded');
});

test('money that came unnoticed and went back is both paid and refunded', async () => {
  const { paymentId, url } = await harness.started('stripe');
  harness.gateway.deaf = true;
  await harness.press(url, 'approve');
  const { providerId } = await harness.deps.payments.get(paymentId);
  const made = await harness.control('/refunds', { id: providerId ?? '' });
  await sendEvent(refundsReported, { paymentId }, harness.config);
  await harness.refundIs(paymentId, `${paymentId}_p_${made}`, 'succeeded');
  expect((await harness.deps.payments.get(paymentId)).status).toBe('paid');
});

test('a call while another worker holds the refunds’ lease waits, instead of failing', async () => {
  const { paymentId, refundId } = await refundedByHand();
  const { payments } = harness.deps;
  const claimed = await payments.claimRefunds(paymentId, 20_000);
  if (!claimed) throw new Error('another worker is at the refunds already');
  let turnedAway = 0;
  const claimRefunds: typeof payments.claimRefunds = async (...claim) => {
    const claimed = await payments.claimRefunds(...claim);
    if (!claimed) turnedAway += 1;
    return claimed;
  };
  const deps = { ...harness.deps, payments: { ...payments, claimRefunds } };
  const driven = driveRefunds(deps, paymentId, 60_000);
  await waitFor('the first try', () => turnedAway > 0);
  await payments.endRefunds(paymentId, claimed.refundLeaseUntil);
  await driven;
  expect(await harness.refund(paymentId, refundId)).toMatchObject({ state: 'succeeded' });
});

test('the refunds of a paid payment are claimed first, and what the claim has shown is not read again', async () => {
  const { paymentId, refundId } = await refundedByHand();
  const { payments, providers } = harness.deps;
  const steps: string[] = [];
  const noted =
    <A extends unknown[], R>(what: string, step: (...args: A) => R) =>
    (...args: A): R => {
      steps.push(what);
      return step(...args);
    };
  const deps = {
    ...harness.deps,
    payments: {
      ...payments,
      claimRefunds: noted('claim', payments.claimRefunds),
      get: noted('read', payments.get),
    },
    providers: {
      ...providers,
      stripe: { ...providers.stripe, fetchReturns: noted('ask', providers.stripe.fetchReturns) },
    },
  };
  await driveRefunds(deps, paymentId);
  expect(steps.slice(0, 2)).toEqual(['claim', 'ask']);
  expect(await harness.refund(paymentId, refundId)).toMatchObject({ state: 'succeeded' });
});
