import type { Sweeper } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';
import { checkPauseMs } from '../domain/payment.ts';
import { settlePayment } from '../use-cases/settle-payment.ts';
import { createDueSweeper } from './due-sweeper.ts';

const EVERY_MS = 30_000;

/**
 * Asks the providers about every payment that is still live, so that money is found even when neither the buyer
 * nor a webhook ever comes back.
 */
export function createSettleSweeper(deps: PaymentDeps): Sweeper {
  const { payments } = deps;
  return createDueSweeper(deps, {
    name: 'settle',
    everyMs: EVERY_MS,
    findDue: payments.findDue,
    claim: (payment, inMs) => payments.claimCheck(payment, inMs(checkPauseMs(payment, deps.now()))),
    drive: ({ _id }) => settlePayment(deps, _id),
    failure: 'a payment could not be checked; it is tried again',
  });
}
