import { newId } from '@shop/service-kit';
import { waitFor } from '@shop/testing';
import { reconciliationSchema } from '@shop/contracts';
import { expect, test } from 'vitest';
import { listMoney } from './list-money.ts';
import { reconcile } from './reconcile.ts';
import { setUpPaymentHarness } from '../../test/payment-harness.ts';
import { reconcilingTomorrow } from '../../test/reconciling.ts';

const harness = setUpPaymentHarness();
const providers = ['stripe', 'paypal'] as const;
const DAY_MS = 24 * 3_600_000;
const admin = { id: newId(), userName: 'Aino', role: 'admin' as const, sessionId: newId() };

const { at, tomorrow, forgetTomorrow, reconcileAgain, reconcileToTheEnd, rewrite } =
  reconcilingTomorrow(harness);
const latest = async () => {
  const [found] = await harness.deps.reconciliations.list(0, 1);
  if (!found) throw new Error('nothing was reconciled');
  return found;
};
const ofPayment = (paymentId: string) => (entry: { paymentId: string }) => entry.paymentId === paymentId;

test.each(providers)('what %s lists is what was charged, refunded and disputed', async (provider) => {
  const paymentId = await harness.paid(provider);
  const { providerId: id = '', chargeId = '' } = await harness.deps.payments.get(paymentId);
  const providerRefundId = await harness.control('/refunds', { id, cents: 4_000 });
  const disputeId = await harness.control('/disputes', { id, cents: 7_250 });
  const until = new Date(Date.now() + 1_000);
  const money = await listMoney(harness.deps.providers, new Date(until.getTime() - DAY_MS), until);
  const sum = { provider, currency: 'EUR', chargeId };
  expect(money.charges).toContainEqual(
    expect.objectContaining({ ...sum, reference: paymentId, state: 'paid', amountCents: 11_250 }),
  );
  expect(money.refunds).toContainEqual(
    expect.objectContaining({ ...sum, providerRefundId, state: 'succeeded', amountCents: 4_000 }),
  );
  expect(money.disputes).toContainEqual(
    expect.objectContaining({ ...sum, disputeId, state: 'open', amountCents: 7_250 }),
  );
});

test.each(providers)('money, refunds and disputes at %s without a webhook are recorded', async (provider) => {
  const paymentId = await harness.paid(provider);
  harness.gateway.deaf = true;
  const { providerId: id = '' } = await harness.deps.payments.get(paymentId);
  const refunded = await harness.control('/refunds', { id, cents: 4_000 });
  const unheard = await harness.started('stripe');
  await harness.press(unheard.url, 'approve');
  await reconcileToTheEnd();
  await harness.refundIs(paymentId, `${paymentId}_p_${refunded}`, 'succeeded');
  await waitFor(
    'the money',
    async () => (await harness.deps.payments.get(unheard.paymentId)).status === 'paid',
  );
  expect((await latest()).takenIn).toBeGreaterThanOrEqual(2);

  const disputeId = await harness.control('/disputes', { id, cents: 7_250 });
  await reconcileToTheEnd();
  await waitFor('the dispute', async () => {
    return (await harness.deps.payments.get(paymentId)).disputes?.[disputeId]?.state === 'open';
  });
});

test('what does not match is written down for a person, and shown in the back office', async () => {
  const [short, unknown] = [await harness.paid('stripe'), await harness.paid('paypal')];
  harness.excludeFromReconciliation(unknown.replace(/_.*/, ''));
  const { chargeId } = await harness.deps.payments.get(short);
  await rewrite(short, { chargedCents: 11_000 });
  await harness.database.connection.collection<{ _id: string }>('payments').deleteOne({ _id: unknown });
  const invented = await harness.paid('stripe');
  await rewrite(invented, { chargeId: 'pi_invented' });
  await reconcileAgain();
  const { differences = [] } = await latest();
  expect(differences.filter(ofPayment(short))).toEqual([
    {
      kind: 'other-sum',
      provider: 'stripe',
      paymentId: short,
      providerId: chargeId,
      amountCents: 11_250,
      currency: 'EUR',
    },
  ]);
  expect(differences.filter(ofPayment(unknown))).toMatchObject([
    { kind: 'unknown-payment', provider: 'paypal' },
  ]);
  expect(differences.filter(ofPayment(invented))).toMatchObject([
    { kind: 'missing', providerId: 'pi_invented' },
  ]);

  const path = '/api/admin/rest/reconciliations?range=[0,0]';
  const { body, headers } = await harness.api.as(admin)('GET', path);
  expect(headers.get('content-range')).toMatch(/^reconciliations 0-0\/\d+$/);
  const [shown] = reconciliationSchema.array().parse(body);
  expect(shown?.differences).toEqual(differences);
  expect((await harness.api.as(null)('GET', path)).status).toBe(401);
  const figures = await (await fetch(`${harness.api.url}/metrics`)).text();
  expect(figures).toContain(`shop_reconciliation_differences{service="payment"} ${differences.length}`);
  await Promise.all([rewrite(short, { chargedCents: 11_250 }), rewrite(invented, { status: 'closed' })]);
});

test('five processes reconcile a day once', async () => {
  await forgetTomorrow();
  const deps = tomorrow();
  let lists = 0;
  const { stripe } = deps.providers;
  const list: typeof stripe.list = (period) => {
    lists += 1;
    return stripe.list(period);
  };
  const counted = { ...deps.providers, stripe: { ...stripe, list } };
  await Promise.all([1, 2, 3, 4, 5].map(() => reconcile({ ...deps, providers: counted })));
  await reconcile({ ...deps, providers: counted });
  expect(lists).toBe(1);
});

test('a day that a provider kept from its end says so, and is tried again when its lease has run out', async () => {
  await harness.script({ match: 'GET /v1/reporting/transactions', behaviour: 'reply', status: 503 });
  await reconcileAgain();
  expect(await latest()).toMatchObject({ failure: expect.stringContaining('PayPal answered 503') });
  await reconcile(tomorrow());
  expect((await latest()).finishedAt).toBeUndefined();
  const later = new Date(at.getTime() + 11 * 60_000);
  await reconcile({ ...harness.deps, now: () => later });
  expect(await latest()).toMatchObject({ finishedAt: later });
  expect((await latest()).failure).toBeUndefined();
});

test('an app without PayPal’s search permission is reported, not taken for having no payments', async () => {
  const body = { name: 'NOT_AUTHORIZED', message: 'Authorization failed', details: [] };
  await harness.script({ match: 'GET /v1/reporting/transactions', behaviour: 'reply', status: 403, body });
  await reconcileAgain();
  expect(await latest()).toMatchObject({ failure: expect.stringContaining('403') });
});
