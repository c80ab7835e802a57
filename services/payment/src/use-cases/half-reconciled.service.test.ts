import { expect, test } from 'vitest';
import { reconcile } from './reconcile.ts';
import { setUpPaymentHarness } from '../../test/payment-harness.ts';
import { reconcilingTomorrow } from '../../test/reconciling.ts';

/* Days whose list a provider refuses, and payments that it lists only weeks later. */
const harness = setUpPaymentHarness();
const { days, reconcileAgain, rewrite } = reconcilingTomorrow(harness);
const DAY_MS = 24 * 3_600_000;
const body = { name: 'NOT_AUTHORIZED', message: 'Authorization failed', details: [] };

/** Reconciles while PayPal does not let the shop search. */
async function reconcileWithoutPaypal() {
  await harness.script({ match: 'GET /v1/reporting/transactions', behaviour: 'reply', status: 403, body });
  await reconcileAgain();
  const [found] = await harness.deps.reconciliations.list(0, 1);
  return found;
}

test('one provider’s refusal does not stop the other’s reconciliation', async () => {
  const [paymentId, short] = [await harness.paid('stripe'), await harness.paid('stripe')];
  await rewrite(short, { chargedCents: 11_000 });
  harness.gateway.deaf = true;
  const { providerId: id = '' } = await harness.deps.payments.get(paymentId);
  const refunded = await harness.control('/refunds', { id, cents: 3_000 });
  const found = await reconcileWithoutPaypal();
  expect(found).toMatchObject({
    failure: expect.stringContaining('PayPal answered 403'),
    takenIn: 1,
    differences: [{ kind: 'other-sum', provider: 'stripe', paymentId: short }],
  });
  expect(found?.finishedAt).toBeUndefined();
  await harness.refundIs(paymentId, `${paymentId}_p_${refunded}`, 'succeeded');
  await rewrite(short, { chargedCents: 11_250 });
});

test('a day that no provider reports counts as a failure of both', async () => {
  await harness.script({ match: 'GET /v1/charges', behaviour: 'reply', status: 503 });
  expect(await reconcileWithoutPaypal()).toMatchObject({
    failure: expect.stringMatching(/^Stripe: .+ · PayPal answered 403/),
  });
});

test('unfinished reconciliations are reported as old as the first of them', async () => {
  await reconcileWithoutPaypal();
  // As if the service's own run had not ended either, and another process held it.
  const fromNow = (msAhead: number) => new Date(Date.now() + msAhead);
  await days().updateMany(
    {},
    { $set: { startedAt: fromNow(-2 * DAY_MS), leaseUntil: fromNow(DAY_MS) }, $unset: { finishedAt: 1 } },
  );
  const figures = await (await fetch(`${harness.api.url}/metrics`)).text();
  const [, age] = /shop_reconciliation_age_seconds\{service="payment"\} ([\d.]+)/.exec(figures) ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual((2 * DAY_MS) / 1_000);
});

test('a refund that its bank sends back weeks after it has succeeded is found without a webhook', async () => {
  const paymentId = await harness.paid('stripe');
  harness.gateway.deaf = true;
  const { providerId: id = '' } = await harness.deps.payments.get(paymentId);
  const refunded = await harness.control('/refunds', { id, cents: 2_000 });
  await reconcileAgain();
  await harness.refundIs(paymentId, `${paymentId}_p_${refunded}`, 'succeeded');
  await harness.control(`/refunds/${refunded}`, { status: 'failed', reason: 'lost_or_stolen_card' });
  const later = new Date(Date.now() + 30 * DAY_MS);
  await reconcile({ ...harness.deps, now: () => later });
  await harness.refundIs(paymentId, `${paymentId}_p_${refunded}`, 'failed');
});
