import { createHash } from 'node:crypto';
import { Schema, type Connection } from 'mongoose';
import { FAILURE_WINDOW_MS } from './guess-waits.ts';

type Attempts = { _id: string; count: number; waitUntil?: Date; forgetAt: Date };

export type AttemptStore = {
  /**
   * Counts an attempt as a failure in advance, so that parallel ones cannot exceed the limit. @param about counted
   * together @param waits ms by number of attempts @returns ms to wait; 0 admits
   */
  take: (about: string[], waits: number[], now: Date) => Promise<number>;
  giveBack: (about: string[]) => Promise<void>;
  forget: (about: string[]) => Promise<void>;
};

const schema = new Schema<Attempts>(
  { _id: String, count: Number, waitUntil: Date, forgetAt: Date },
  { versionKey: false },
).index({ forgetAt: 1 }, { expireAfterSeconds: 0 });

/** Hashed: guessed addresses are not worth storing. */
const key = (about: string[]): string => createHash('sha256').update(JSON.stringify(about)).digest('hex');

/** @param name of the model */
export async function openAttemptStore(connection: Connection, name: string): Promise<AttemptStore> {
  const attempts = connection.model(name, schema);
  await attempts.createIndexes();
  return {
    take: async (about, waits, now) => {
      const before = await attempts
        .findOneAndUpdate({ _id: key(about) }, oneMore(waits, now), {
          upsert: true,
          returnDocument: 'before',
          updatePipeline: true,
        })
        .lean<Attempts>();
      return Math.max(0, (before?.waitUntil?.getTime() ?? 0) - now.getTime());
    },
    giveBack: async (about) =>
      void (await attempts.updateOne(
        { _id: key(about) },
        { $inc: { count: -1 }, $unset: { waitUntil: '' } },
      )),
    forget: async (about) => void (await attempts.deleteOne({ _id: key(about) })),
  };
}

/** During a wait nothing changes; otherwise counts up, from zero after the window. */
function oneMore(waits: number[], now: Date): { $set: Record<string, unknown> }[] {
  const count = { $add: [{ $cond: [{ $gt: ['$forgetAt', now] }, '$count', 0] }, 1] };
  const wait = { $arrayElemAt: [waits, { $min: [count, waits.length - 1] }] };
  const unlessWaiting = (field: string, value: unknown) => ({
    $cond: [{ $gt: ['$waitUntil', now] }, field, value],
  });
  return [
    {
      $set: {
        count: unlessWaiting('$count', count),
        waitUntil: unlessWaiting('$waitUntil', { $add: [now, wait] }),
        forgetAt: unlessWaiting('$forgetAt', new Date(now.getTime() + FAILURE_WINDOW_MS)),
      },
    },
  ];
}
