import type { BooksQuery } from '@shop/contracts';
import type { OrderDeps } from '../deps.ts';
import { dayOf, type BookedReceipt } from '../domain/books.ts';

const DAY_MS = 24 * 3_600_000;

/** What was numbered between two days in Finland, both included, in time. */
export async function readBooks(
  { receipts }: Pick<OrderDeps, 'receipts'>,
  { from, to }: Pick<BooksQuery, 'from' | 'to'>,
): Promise<BookedReceipt[]> {
  // A day in Finland begins some hours before the same one in UTC: a day more is read at either end, and left out.
  const around = await receipts.between(
    new Date(Date.parse(from) - DAY_MS),
    new Date(Date.parse(to) + 2 * DAY_MS),
  );
  return around.filter((receipt) => from <= dayOf(receipt) && dayOf(receipt) <= to);
}
