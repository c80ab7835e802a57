import { waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { driveRefunds } from './drive-refunds.ts';
import { settlePayment } from './settle-payment.ts';
import { holdingCapture } from '../../test/holding-capture.ts';
import { setUpPaymentHarness } from '../../test/payment-harness.ts';

const harness = setUpPaymentHarness({ worker: false, sweeps: false });

/** Longer than any test takes. */
const LEASE_MS = 3_600_000;
/** By a clock that is so far ahead, a lease of that length is over. */
const APART_MS = 2 * LEASE_MS;
/** A worker whose clock is ahead of all others, or behind them. */
const worker = (aheadMs: number) => ({ ...harness.deps, now: () => new Date(Date.now() + aheadMs) });

async function approved(): Promise<string> {
  harness.gateway.deaf = true;
  const { paymentId, url } = await harness.started('paypal');
  await harness.press(url, 'approve');
  return paymentId;
}

test('a worker whose clock is ahead leaves a capture to the lease’s holder', async () => {
  const paymentId = await approved();
  const { payments } = harness.deps;
  const claimCapture: typeof payments.claimCapture = (seen) => payments.claimCapture(seen, LEASE_MS);
  const { deps, goOn } = holdingCapture({ ...harness.deps, payments: { ...payments, claimCapture } });
  const first = settlePayment(deps, paymentId);
  const lease = async () => (await harness.deps.payments.get(paymentId)).leaseUntil;
  await waitFor('the lease', async () => (await lease()) !== undefined);
  const held = await lease();
  const second = settlePayment(worker(APART_MS), paymentId);
  await expect(second).rejects.toMatchObject({ code: 'payment-unknown' });
  expect(await lease()).toEqual(held);
  goOn();
  expect(await first).toMatchObject({ status: 'paid' });
});

test('what a worker whose clock is ahead has left unfinished is soon taken on by one whose clock is behind', async () => {
  const paymentId = await approved();
  // It hears nothing, and gives its lease back.
  await harness.script({ match: 'POST /v2/checkout/orders/.*/capture$', behaviour: 'drop' });
  await expect(settlePayment(worker(APART_MS), paymentId)).rejects.toMatchObject({
    code: 'payment-unknown',
  });
  expect(await settlePayment(worker(-APART_MS), paymentId)).toMatchObject({ status: 'paid' });
});

test('a worker whose clock is ahead leaves refunds to the lease’s holder', async () => {
  const paymentId = await harness.paid('stripe');
  const claimed = await harness.deps.payments.claimRefunds(paymentId, LEASE_MS);
  const second = driveRefunds(worker(APART_MS), paymentId);
  await expect(second).rejects.toMatchObject({ code: 'payment-unknown' });
  expect(await harness.deps.payments.get(paymentId)).toMatchObject({
    refundLeaseUntil: claimed?.refundLeaseUntil,
  });
});
