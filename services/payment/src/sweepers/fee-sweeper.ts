import { createSweeper, type Sweeper } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';
import { feePauseMs, MAX_FEE_CHECKS } from '../domain/fee.ts';
import type { Payment } from '../domain/payment.ts';
import { findFees } from '../use-cases/find-fees.ts';
import { isAway } from '../use-cases/known-outcome.ts';

const EVERY_MS = 60_000;
/** So long a payment waits whose provider has given no answer. */
const AWAY_MS = 3_600_000;
/** One after the other, and so many in a round: old books are brought up to date without hurry. */
const BATCH = 20;

/**
 * Asks the providers for the fees that their lists have not told while they reached back to them. Each payment carries when
 * it is asked about next, so a process that is killed leaves the rest to the next one; after eight months and a half
 * nobody asks any more, and the books go on saying that it is not known.
 */
export function createFeeSweeper(deps: PaymentDeps): Sweeper {
  return createSweeper({
    name: 'fees',
    everyMs: EVERY_MS,
    logger: deps.logger,
    sweep: async () => {
      for (const payment of await deps.payments.findFeesDue(deps.now(), BATCH)) {
        if ((await check(deps, payment)) === 'away') return;
      }
    },
  });
}

/** @returns 'away' where the provider has given no answer: that was no question, and the rest of the round would be none */
async function check(deps: PaymentDeps, payment: Payment): Promise<'asked' | 'away'> {
  const { payments, logger, now } = deps;
  const { _id: paymentId, feeChecks = 0 } = payment;
  const inMs = (ms: number) => new Date(now().getTime() + ms);
  const nextFeeCheckAt = inMs(feePauseMs(feeChecks));
  if (!(await payments.claimFeeCheck(payment, nextFeeCheckAt))) return 'asked';
  try {
    if (await findFees(deps, paymentId)) return 'asked';
  } catch (err) {
    logger.warn({ err, paymentId }, 'the fees of a payment could not be asked for');
    if (isAway(err)) {
      await payments.takeBackFeeCheck({ _id: paymentId, nextFeeCheckAt }, inMs(AWAY_MS));
      return 'away';
    }
  }
  if (feeChecks + 1 < MAX_FEE_CHECKS) return 'asked';
  logger.warn({ paymentId }, 'the fees of a payment stay unknown: its provider does not say');
  await payments.endFeeChecks(await payments.get(paymentId));
  return 'asked';
}
