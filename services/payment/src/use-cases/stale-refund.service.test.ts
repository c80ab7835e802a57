import type { EventOf, refundRequested } from '@shop/events';
import { newId } from '@shop/service-kit';
import { waitFor } from '@shop/testing';
import { expect, test, vi } from 'vitest';
import { driveRefunds } from './drive-refunds.ts';
import { refundPayment } from './refund-payment.ts';
import { refundCall, setUpPaymentHarness } from '../../test/payment-harness.ts';

const harness = setUpPaymentHarness({ worker: false, sweeps: false });

/** What order asks for: 50 € of a payment. */
function aRefund(paymentId: string): EventOf<typeof refundRequested> {
  const [orderID = ''] = paymentId.split('_');
  return {
    refundId: `${orderID}_r${newId()}`,
    paymentId,
    orderID,
    amountCents: 5_000,
    currency: 'EUR',
    reason: 'maker',
  };
}

/** A refund whose call stands still just before it goes out, as a frozen process does, until it is let go. */
async function frozen(asked: EventOf<typeof refundRequested>) {
  const { stripe } = harness.deps.providers;
  const askNow = stripe.refund;
  const woken = Promise.withResolvers<void>();
  const atTheCall = Promise.withResolvers<void>();
  const asking = vi.spyOn(stripe, 'refund').mockImplementationOnce(async (...call) => {
    atTheCall.resolve();
    await woken.promise;
    return askNow(...call);
  });
  const done = refundPayment(harness.deps, asked);
  // One that fails before does not come to the call.
  done.catch(atTheCall.reject);
  await atTheCall.promise;
  asking.mockRestore();
  // Others take it for dead.
  await harness.database.connection
    .collection<{ _id: string }>('payments')
    .updateOne({ _id: asked.paymentId }, { $set: { refundLeaseUntil: new Date(0) } });
  return { goOn: woken.resolve, done };
}

test.each([503, 500])(
  'a refund that one worker is late with, and another makes after a %i of Stripe’s, goes back once',
  async (status) => {
    const paymentId = await harness.paid('stripe');
    const asked = aRefund(paymentId);
    const late = await frozen(asked);
    await harness.script({ match: refundCall, behaviour: 'reply', status });
    await waitFor('the other worker to make it', async () => {
      await driveRefunds(harness.deps, paymentId).catch(() => undefined);
      return (await harness.refund(paymentId, asked.refundId))?.state === 'succeeded';
    });
    late.goOn();
    await late.done.catch(() => undefined);
    expect(await harness.refundsMade(paymentId)).toBe(1);
    expect(await harness.counted(paymentId)).toMatchObject({ refundedCents: 5_000 });
  },
);
