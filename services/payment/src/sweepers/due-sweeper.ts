import { createSweeper, type Sweeper } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';
import type { Payment } from '../domain/payment.ts';

const BATCH = 50;
const AT_ONCE = 5;

type Round = {
  name: string;
  everyMs: number;
  findDue: (at: Date, limit: number) => Promise<Payment[]>;
  /** Takes a payment's turn, and puts the next one off. @returns false where another process has taken it */
  claim: (payment: Payment, inMs: (ms: number) => Date) => Promise<boolean>;
  drive: (payment: Payment) => Promise<unknown>;
  /** What the log says of one that could not be driven on. */
  failure: string;
};

/** Drives on the payments that are due, some at once; one that fails leaves the others alone. It needs no Redis. */
export function createDueSweeper(
  { logger, now }: Pick<PaymentDeps, 'logger' | 'now'>,
  { name, everyMs, findDue, claim, drive, failure }: Round,
): Sweeper {
  const inMs = (ms: number) => new Date(now().getTime() + ms);
  const check = async (payment: Payment): Promise<void> => {
    if (!(await claim(payment, inMs))) return;
    try {
      await drive(payment);
    } catch (err) {
      logger.warn({ err, paymentId: payment._id }, failure);
    }
  };
  const sweeper = createSweeper({
    name,
    everyMs,
    logger,
    sweep: async () => {
      const due = await findDue(now(), BATCH);
      for (let start = 0; start < due.length; start += AT_ONCE)
        await Promise.all(due.slice(start, start + AT_ONCE).map(check));
      if (due.length === BATCH) sweeper.nudge();
    },
  });
  return sweeper;
}
