import type { PaymentDeps } from '../deps.ts';
import { feePauseMs, MAX_FEE_CHECKS } from '../domain/fee.ts';
import type { Payment } from '../domain/payment.ts';
import { findFees } from '../use-cases/find-fees.ts';
import { isProviderUnavailable } from '../use-cases/known-outcome.ts';

const UNAVAILABLE_PAUSE_MS = 3_600_000;
const BATCH = 20;

/** Decision 0055. */
export async function findDueFees(deps: PaymentDeps): Promise<void> {
  for (const payment of await deps.payments.findFeesDue(deps.now(), BATCH))
    if ((await check(deps, payment)) === 'unavailable') return;
}

/** @returns 'unavailable' when the provider did not answer, which ends the round */
async function check(deps: PaymentDeps, payment: Payment): Promise<'asked' | 'unavailable'> {
  const { payments, logger, now } = deps;
  const { _id: paymentId, feeChecks = 0 } = payment;
  const inMs = (ms: number) => new Date(now().getTime() + ms);
  const nextFeeCheckAt = inMs(feePauseMs(feeChecks));
  if (!(await payments.claimFeeCheck(payment, nextFeeCheckAt))) return 'asked';
  try {
    if (await findFees(deps, paymentId)) return 'asked';
  } catch (err) {
    logger.warn({ err, paymentId }, 'the fees of a payment could not be asked for');
    if (isProviderUnavailable(err)) {
      await payments.takeBackFeeCheck({ _id: paymentId, nextFeeCheckAt }, inMs(UNAVAILABLE_PAUSE_MS));
      return 'unavailable';
    }
  }
  if (feeChecks + 1 < MAX_FEE_CHECKS) return 'asked';
  logger.warn({ paymentId }, 'the fees of a payment stay unknown: its provider does not say');
  await payments.endFeeChecks(await payments.get(paymentId));
  return 'asked';
}
