import type { PaymentDeps } from '../deps.ts';
import { checkPauseMs, type Payment } from '../domain/payment.ts';
import { refundPauseMs } from '../domain/refund.ts';
import { driveRefunds } from '../use-cases/drive-refunds.ts';
import { settlePayment } from '../use-cases/settle-payment.ts';

const BATCH = 50;
const PARALLEL = 5;

export const settleDuePayments = (deps: PaymentDeps): Promise<boolean> =>
  driveDue(deps, {
    findDue: deps.payments.findDue,
    claim: (payment, inMs) => deps.payments.claimCheck(payment, inMs(checkPauseMs(payment, deps.now()))),
    drive: ({ _id }) => settlePayment(deps, _id),
    failure: 'a payment could not be checked; it is tried again',
  });

export const driveDueRefunds = (deps: PaymentDeps): Promise<boolean> =>
  driveDue(deps, {
    findDue: deps.payments.findRefundsDue,
    claim: (payment, inMs) =>
      deps.payments.claimRefundCheck(payment, inMs(refundPauseMs(payment.refundChecks ?? 0))),
    drive: ({ _id }) => driveRefunds(deps, _id),
    failure: 'refunds could not be driven on; they are tried again',
  });

/** A failure does not stop the others. Needs no Redis. */
async function driveDue(
  { logger, now }: Pick<PaymentDeps, 'logger' | 'now'>,
  round: {
    findDue: (at: Date, limit: number) => Promise<Payment[]>;
    /** @returns false if another process was first */
    claim: (payment: Payment, inMs: (ms: number) => Date) => Promise<boolean>;
    drive: (payment: Payment) => Promise<unknown>;
    failure: string;
  },
): Promise<boolean> {
  const inMs = (ms: number) => new Date(now().getTime() + ms);
  const check = async (payment: Payment): Promise<void> => {
    if (!(await round.claim(payment, inMs))) return;
    try {
      await round.drive(payment);
    } catch (err) {
      logger.warn({ err, paymentId: payment._id }, round.failure);
    }
  };
  const due = await round.findDue(now(), BATCH);
  for (let start = 0; start < due.length; start += PARALLEL)
    await Promise.all(due.slice(start, start + PARALLEL).map(check));
  return due.length === BATCH;
}
