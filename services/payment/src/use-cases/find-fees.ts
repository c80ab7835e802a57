import type { PaymentDeps } from '../deps.ts';
import { feeCheckAt } from '../domain/fee.ts';
import type { ChargedPayment } from '../providers/provider.ts';
import { knownOutcome } from './known-outcome.ts';
import { noteFees } from './note-fees.ts';
import { hasProviderId } from './settle-payment.ts';
import { recordReturns } from './record-returns.ts';

type FindDeps = Pick<PaymentDeps, 'payments' | 'providers' | 'events' | 'logger' | 'now'>;

/**
 * Fetches fees that the daily lists no longer contain.
 * @returns true when all are known
 * @throws `payment-unknown`
 */
export async function findFees(deps: FindDeps, paymentId: string): Promise<boolean> {
  const { payments, providers } = deps;
  const payment = await payments.get(paymentId);
  if (hasProviderId(payment) && payment.chargeId && feeCheckAt(payment)) {
    const charged: ChargedPayment = { ...payment, chargeId: payment.chargeId };
    const { chargeId, provider } = charged;
    const { fee, refunds } = await knownOutcome(() => providers[provider].fetchFees(charged));
    const fees = {
      charges: [{ chargeId, fee }],
      refunds: refunds.map((refund) => ({ ...refund, chargeId })),
    };
    await noteFees(deps, fees, [payment]);
    if (Object.keys(payment.disputes ?? {}).length > 0) {
      const { disputes } = await knownOutcome(() => providers[provider].fetchReturns(charged));
      await recordReturns(deps, paymentId, { refunds: [], disputes });
    }
  }
  const after = await payments.get(paymentId);
  if (feeCheckAt(after)) return false;
  await payments.endFeeChecks(after, true);
  return true;
}
