import type { BookedFee, FeesQuery } from '@shop/contracts';
import type { PaymentDeps } from '../deps.ts';
import { feesByDay } from '../domain/fee.ts';

const DAY_MS = 24 * 3_600_000;

/** What the providers have kept on each day in Finland between two of them, both included. */
export async function readFees(
  { payments }: Pick<PaymentDeps, 'payments'>,
  { from, to }: FeesQuery,
): Promise<BookedFee[]> {
  // A day in Finland begins some hours before the same one in UTC: a day more is read at either end, and left out.
  const moved = await payments.movedBetween(
    new Date(Date.parse(from) - DAY_MS),
    new Date(Date.parse(to) + 2 * DAY_MS),
  );
  return feesByDay(moved, { from, to });
}
