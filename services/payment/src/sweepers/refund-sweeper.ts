import { createSweeper, type Sweeper } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';
import type { Payment } from '../domain/payment.ts';
import { refundPauseMs } from '../domain/refund.ts';
import { driveRefunds } from '../use-cases/drive-refunds.ts';

const EVERY_MS = 60_000;
const BATCH = 50;
const AT_ONCE = 5;

/**
 * Asks about refunds and disputes that are not at their end, so that each ends even when no webhook comes. It needs no
 * Redis.
 */
export function createRefundSweeper(deps: PaymentDeps): Sweeper {
  const sweeper = createSweeper({
    name: 'refunds',
    everyMs: EVERY_MS,
    logger: deps.logger,
    sweep: async () => {
      const due = await deps.payments.findRefundsDue(deps.now(), BATCH);
      for (let start = 0; start < due.length; start += AT_ONCE) {
        await Promise.all(due.slice(start, start + AT_ONCE).map((payment) => check(deps, payment)));
      }
      if (due.length === BATCH) sweeper.nudge();
    },
  });
  return sweeper;
}

async function check(deps: PaymentDeps, payment: Payment): Promise<void> {
  const next = new Date(deps.now().getTime() + refundPauseMs(payment.refundChecks ?? 0));
  if (!(await deps.payments.claimRefundCheck(payment, next))) return;
  try {
    await driveRefunds(deps, payment._id);
  } catch (err) {
    deps.logger.warn({ err, paymentId: payment._id }, 'refunds could not be driven on; they are tried again');
  }
}
