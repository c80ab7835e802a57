import type { Connection } from 'mongoose';
import { monthOf, orderNumber, sequenceOf } from '../domain/order-number.ts';
import type { StoredOrder } from '../domain/order.ts';

/** Numbers taken in one write. Those unused at a restart are skipped. Decision 0035. */
const RUN = 10;

type Numbered = Pick<StoredOrder, '_id' | 'number' | 'cartVersion'>;

export type OrderNumbers = {
  next: (at: Date) => Promise<string>;
  giveBack: (number: string) => void;
  /** Skips numbers in use, after a restored backup set the month's count back. */
  catchUp: (at: Date) => Promise<void>;
};

export function openOrderNumbers(connection: Connection, prefix: string): OrderNumbers {
  let free: { month: string; sequence: number[] } = { month: '', sequence: [] };
  let taking: Promise<void> | null = null;
  const areUsed = async (numbers: string[]): Promise<boolean> => {
    // The partial index needs type and version.
    const used = { number: { $type: 'string' as const, $in: numbers }, cartVersion: { $gt: 0 } };
    return (
      (await connection.collection<Numbered>('orders').findOne(used, { projection: { _id: 1 } })) !== null
    );
  };
  const take = async (month: string) => {
    try {
      free = { month, sequence: await takeRun(connection, month, RUN) };
    } finally {
      taking = null;
    }
  };
  return {
    next: async (at) => {
      const month = monthOf(at);
      for (;;) {
        const sequence = free.month === month ? free.sequence.shift() : undefined;
        if (sequence !== undefined) return orderNumber(prefix, month, sequence);
        taking ??= take(month);
        await taking;
      }
    },
    catchUp: async (at) => {
      const month = monthOf(at);
      let sequence: number[];
      do sequence = await takeRun(connection, month, RUN);
      while (await areUsed(sequence.map((number) => orderNumber(prefix, month, number))));
      free = { month, sequence };
    },
    giveBack: (number) => {
      const sequence = sequenceOf(number);
      if (number === orderNumber(prefix, free.month, sequence)) free.sequence.unshift(sequence);
    },
  };
}

async function takeRun(connection: Connection, month: string, count: number): Promise<number[]> {
  const months = connection.collection<{ _id: string; last: number }>('orderMonths');
  const after = await months.findOneAndUpdate(
    { _id: month },
    { $inc: { last: count } },
    { upsert: true, returnDocument: 'after' },
  );
  const last = after?.last ?? count;
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}
