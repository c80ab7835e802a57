import type { Sweeper } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';
import { refundPauseMs } from '../domain/refund.ts';
import { driveRefunds } from '../use-cases/drive-refunds.ts';
import { createDueSweeper } from './due-sweeper.ts';

const EVERY_MS = 60_000;

/** Asks about refunds and disputes that are not at their end, so that each ends even when no webhook comes. */
export function createRefundSweeper(deps: PaymentDeps): Sweeper {
  const { payments } = deps;
  return createDueSweeper(deps, {
    name: 'refunds',
    everyMs: EVERY_MS,
    findDue: payments.findRefundsDue,
    claim: (payment, inMs) =>
      payments.claimRefundCheck(payment, inMs(refundPauseMs(payment.refundChecks ?? 0))),
    drive: ({ _id }) => driveRefunds(deps, _id),
    failure: 'refunds could not be driven on; they are tried again',
  });
}
