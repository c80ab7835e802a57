import type { PaymentDeps } from '../deps.ts';
import { feeCheckAt } from '../domain/fee.ts';
import type { ChargedPayment } from '../providers/provider.ts';
import { knownOutcome } from './known-outcome.ts';
import { noteFees } from './note-fees.ts';
import { isKnown } from './settle-payment.ts';
import { takeInReturns } from './take-in-returns.ts';

type FindDeps = Pick<PaymentDeps, 'payments' | 'providers' | 'events' | 'logger' | 'now'>;

/**
 * Asks the provider about one payment what it has kept of it, and what its disputes have moved: its lists tell that for some
 * days only. What it says is written down, and once all is known nobody asks again.
 * @returns whether all is known
 * @throws ShopError `payment-unknown` when the provider gave no definite answer
 */
export async function findFees(deps: FindDeps, paymentId: string): Promise<boolean> {
  const { payments, providers } = deps;
  const payment = await payments.get(paymentId);
  if (isKnown(payment) && payment.chargeId && feeCheckAt(payment)) {
    const charged: ChargedPayment = { ...payment, chargeId: payment.chargeId };
    const { chargeId, provider } = charged;
    const { fee, refunds } = await knownOutcome(() => providers[provider].lookForFees(charged));
    const told = { charges: [{ chargeId, fee }], refunds: refunds.map((one) => ({ ...one, chargeId })) };
    await noteFees(deps, told, [payment]);
    if (Object.keys(payment.disputes ?? {}).length > 0) {
      const { disputes } = await knownOutcome(() => providers[provider].lookForReturns(charged));
      await takeInReturns(deps, paymentId, { refunds: [], disputes });
    }
  }
  const after = await payments.get(paymentId);
  if (feeCheckAt(after)) return false;
  await payments.endFeeChecks(after, true);
  return true;
}
