import { waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { driveRefunds } from '../src/use-cases/drive-refunds.ts';
import { settlePayment } from '../src/use-cases/settle-payment.ts';
import { holdingCapture } from './holding-capture.ts';
import { setUpPaymentHarness } from './payment-harness.ts';

const harness = setUpPaymentHarness({ worker: false, sweeps: false });

const MINUTES_MS = 10 * 60_000;
/** A worker whose clock is ahead of all others, or behind them. */
const worker = (aheadMs: number) => ({ ...harness.deps, now: () => new Date(Date.now() + aheadMs) });

async function approved(): Promise<string> {
  harness.gateway.deaf = true;
  const { paymentId, url } = await harness.started('paypal');
  await harness.press(url, 'approve');
  return paymentId;
}

test('a worker whose clock is ahead leaves a capture to whoever is at it', async () => {
  const paymentId = await approved();
  const { deps, goOn } = holdingCapture(harness.deps);
  const first = settlePayment(deps, paymentId);
  const lease = async () => (await harness.deps.payments.get(paymentId)).leaseUntil;
  await waitFor('the lease', async () => (await lease()) !== undefined);
  const held = await lease();
  const second = settlePayment(worker(MINUTES_MS), paymentId);
  await expect(second).rejects.toMatchObject({ code: 'payment-unknown' });
  expect(await lease()).toEqual(held);
  goOn();
  expect(await first).toMatchObject({ status: 'paid' });
});

test('what a worker whose clock is ahead has left unfinished is soon taken on by one whose clock is behind', async () => {
  const paymentId = await approved();
  // It hears nothing, and gives its lease back.
  await harness.script({ match: 'POST /v2/checkout/orders/.*/capture$', behaviour: 'drop' });
  await expect(settlePayment(worker(MINUTES_MS), paymentId)).rejects.toMatchObject({
    code: 'payment-unknown',
  });
  expect(await settlePayment(worker(-MINUTES_MS), paymentId)).toMatchObject({ status: 'paid' });
});

test('a worker whose clock is ahead leaves refunds to whoever is at them', async () => {
  const paymentId = await harness.paid('stripe');
  const claimed = await harness.deps.payments.claimRefunds(paymentId, 20_000);
  const second = driveRefunds(worker(MINUTES_MS), paymentId);
  await expect(second).rejects.toMatchObject({ code: 'payment-unknown' });
  expect(await harness.deps.payments.get(paymentId)).toMatchObject({
    refundLeaseUntil: claimed?.refundLeaseUntil,
  });
});
