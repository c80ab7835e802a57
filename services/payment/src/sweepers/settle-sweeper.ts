import { createSweeper, type Sweeper } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';
import { checkPauseMs, type Payment } from '../domain/payment.ts';
import { settlePayment } from '../use-cases/settle-payment.ts';

const EVERY_MS = 30_000;
const BATCH = 50;
const AT_ONCE = 5;

/**
 * Asks the providers about every payment that is still live, so that money is found even when neither the buyer
 * nor a webhook ever comes back. It needs no Redis.
 */
export function createSettleSweeper(deps: PaymentDeps): Sweeper {
  const sweeper = createSweeper({
    name: 'settle',
    everyMs: EVERY_MS,
    logger: deps.logger,
    sweep: async () => {
      const due = await deps.payments.findDue(deps.now(), BATCH);
      for (let start = 0; start < due.length; start += AT_ONCE) {
        await Promise.all(due.slice(start, start + AT_ONCE).map((payment) => check(deps, payment)));
      }
      if (due.length === BATCH) sweeper.nudge();
    },
  });
  return sweeper;
}

async function check(deps: PaymentDeps, payment: Payment): Promise<void> {
  const next = new Date(deps.now().getTime() + checkPauseMs(payment.checks));
  if (!(await deps.payments.claimCheck(payment, next))) return;
  try {
    await settlePayment(deps, payment._id);
  } catch (err) {
    deps.logger.warn({ err, paymentId: payment._id }, 'a payment could not be checked; it is tried again');
  }
}
