import { waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpPaymentHarness } from '../../test/payment-harness.ts';

/* What happens at the provider without the shop: refunds by hand, reversals, disputes. */
const harness = setUpPaymentHarness();
const providers = ['stripe', 'paypal'] as const;

/** A paid payment, and the provider's id of it. */
async function paid(provider: (typeof providers)[number]) {
  const paymentId = await harness.paid(provider);
  const { providerId = '' } = await harness.deps.payments.get(paymentId);
  return { paymentId, id: providerId };
}
const payloads = async (paymentId: string) =>
  (await harness.returnEvents(paymentId)).map(({ payload }) => payload);

test.each(providers)('refunds made at %s by hand come in, in part and then the rest', async (provider) => {
  const { paymentId, id } = await paid(provider);
  const ids = [
    await harness.control('/refunds', { id, cents: 4_000 }),
    await harness.control('/refunds', { id }),
  ];
  for (const [index, providerRefundId] of ids.entries()) {
    const refundId = `${paymentId}_p_${providerRefundId}`;
    await harness.refundIs(paymentId, refundId, 'succeeded');
    expect(await payloads(paymentId)).toContainEqual(
      expect.objectContaining({
        refundId,
        providerRefundId,
        origin: 'provider',
        state: 'succeeded',
        amountCents: index === 0 ? 4_000 : 7_250,
      }),
    );
  }
  const refundId = await harness.askRefund(paymentId, { amountCents: 1 });
  await harness.refundIs(paymentId, refundId, 'failed');
  expect(await harness.refund(paymentId, refundId)).toMatchObject({ failure: 'more-than-captured' });
});

test('money that PayPal takes back itself comes in', async () => {
  const { paymentId, id } = await paid('paypal');
  const reversed = await harness.control('/refunds', { id, reversal: true });
  await harness.refundIs(paymentId, `${paymentId}_p_${reversed}`, 'succeeded');
  expect(await payloads(paymentId)).toContainEqual(expect.objectContaining({ amountCents: 11_250 }));
});

test.each(providers)(
  'while a %s dispute is open own refunds wait, and go on once it is won',
  async (provider) => {
    const { paymentId, id } = await paid(provider);
    const disputeId = await harness.control('/disputes', { id, cents: 11_250, reason: 'fraudulent' });
    await waitFor('the dispute', async () => {
      return (await harness.deps.payments.get(paymentId)).disputes?.[disputeId]?.state === 'open';
    });
    expect(await payloads(paymentId)).toEqual([
      expect.objectContaining({
        paymentId,
        disputeId,
        state: 'open',
        amountCents: 11_250,
        currency: 'EUR',
        reason: 'fraudulent',
        respondBy: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      }),
    ]);
    const refundId = await harness.askRefund(paymentId);
    await waitFor('the refund to be looked at', async () => {
      const payment = await harness.deps.payments.get(paymentId);
      return payment.refunds?.[refundId]?.state === 'requested' && payment.refundLeaseUntil === undefined;
    });
    expect(await harness.refundsMade(paymentId)).toBe(0);
    await harness.control(`/disputes/${disputeId}`, { state: 'won' });
    await harness.refundIs(paymentId, refundId, 'succeeded');
    expect(await payloads(paymentId)).toContainEqual(
      expect.objectContaining({ disputeId, state: 'won', change: 2 }),
    );
  },
);

test.each(providers)('a lost %s dispute counts as returned', async (provider) => {
  const { paymentId, id } = await paid(provider);
  const disputeId = await harness.control('/disputes', { id, cents: 11_250 });
  await harness.control(`/disputes/${disputeId}`, { state: 'lost' });
  await waitFor('the loss', async () => {
    return (await harness.deps.payments.get(paymentId)).disputes?.[disputeId]?.state === 'lost';
  });
  expect(await payloads(paymentId)).toContainEqual(expect.objectContaining({ disputeId, state: 'lost' }));
  const refundId = await harness.askRefund(paymentId);
  await harness.refundIs(paymentId, refundId, 'failed');
  expect(await harness.refund(paymentId, refundId)).toMatchObject({ failure: 'more-than-captured' });
});

test('an account that PayPal lets see no disputes gives money back all the same', async () => {
  const { paymentId } = await paid('paypal');
  await harness.script({
    match: 'GET /v1/customer/disputes',
    behaviour: 'reply',
    status: 403,
    body: { name: 'NOT_AUTHORIZED', message: 'Authorization failed due to insufficient permissions.' },
    times: 5,
  });
  await harness.refundIs(paymentId, await harness.askRefund(paymentId), 'succeeded');
});
