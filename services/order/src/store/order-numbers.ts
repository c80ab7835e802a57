import type { Connection } from 'mongoose';
import { monthOf, orderNumber, runningOf } from '../domain/order-number.ts';

/**
 * So many numbers a process takes at once, so that nine orders of ten are placed without a write for theirs. What it has
 * not given out when it stops is left out: a number names an order, it proves nothing.
 */
const RUN = 10;

export type OrderNumbers = {
  /** A number that no order has, of the month of this moment. */
  next: (at: Date) => Promise<string>;
  /** Takes back a number that has become no order's. */
  giveBack: (number: string) => void;
};

export function openOrderNumbers(connection: Connection, prefix: string): OrderNumbers {
  let free: { month: string; running: number[] } = { month: '', running: [] };
  let taking: Promise<void> | null = null;
  const take = async (month: string) => {
    try {
      free = { month, running: await takeRun(connection, month, RUN) };
    } finally {
      taking = null;
    }
  };
  return {
    next: async (at) => {
      const month = monthOf(at);
      for (;;) {
        const running = free.month === month ? free.running.shift() : undefined;
        if (running !== undefined) return orderNumber(prefix, month, running);
        taking ??= take(month);
        await taking;
      }
    },
    giveBack: (number) => {
      const running = runningOf(number);
      if (number === orderNumber(prefix, free.month, running)) free.running.unshift(running);
    },
  };
}

/** The next running numbers of a month; nobody gets them again. */
export async function takeRun(connection: Connection, month: string, count: number): Promise<number[]> {
  const months = connection.collection<{ _id: string; last: number }>('orderMonths');
  const after = await months.findOneAndUpdate(
    { _id: month },
    { $inc: { last: count } },
    { upsert: true, returnDocument: 'after' },
  );
  const last = after?.last ?? count;
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}
