import type { BookedFee, FeesQuery } from '@shop/contracts';
import type { PaymentDeps } from '../deps.ts';
import { feesByDay } from '../domain/fee.ts';

const DAY_MS = 24 * 3_600_000;

export async function readFees(
  { payments }: Pick<PaymentDeps, 'payments'>,
  { from, to }: FeesQuery,
): Promise<BookedFee[]> {
  // Reads a day more at both ends, because a Finnish day starts before the UTC day; `feesByDay` filters.
  const moved = await payments.movedBetween(
    new Date(Date.parse(from) - DAY_MS),
    new Date(Date.parse(to) + 2 * DAY_MS),
  );
  return feesByDay(moved, { from, to });
}
