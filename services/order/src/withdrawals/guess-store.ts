import { createHash } from 'node:crypto';
import { Schema, type Connection } from 'mongoose';

/** Counted under a digest, and deleted after a day. */
type Guesses = { _id: string; times: number; since: Date };

export type GuessStore = {
  /** @returns the count since the first of the day */
  count: (about: string[], now: Date) => Promise<{ times: number; since: Date }>;
  takeBack: (about: string[]) => Promise<void>;
};

const GUESS_RETENTION_MS = 24 * 3_600_000;

const schema = new Schema<Guesses>({ _id: String, times: Number, since: Date }, { versionKey: false });
schema.index({ since: 1 }, { expireAfterSeconds: GUESS_RETENTION_MS / 1000 });

const keyOf = (about: string[]): string => createHash('sha256').update(JSON.stringify(about)).digest('hex');

export async function openGuessStore(connection: Connection): Promise<GuessStore> {
  const guesses = connection.model<Guesses>('WithdrawalGuesses', schema);
  await guesses.createIndexes();
  return {
    takeBack: async (about) => void (await guesses.updateOne({ _id: keyOf(about) }, { $inc: { times: -1 } })),
    count: async (about, now) => {
      const _id = keyOf(about);
      const isOfToday = { $gt: ['$since', new Date(now.getTime() - GUESS_RETENTION_MS)] };
      // MongoDB deletes expired documents once a minute, so an older count restarts here.
      const counted = await guesses
        .findOneAndUpdate(
          { _id },
          [
            {
              $set: {
                times: { $cond: [isOfToday, { $add: ['$times', 1] }, 1] },
                since: { $cond: [isOfToday, '$since', now] },
              },
            },
          ],
          { upsert: true, returnDocument: 'after', updatePipeline: true },
        )
        .lean<Guesses>();
      return { times: counted?.times ?? 1, since: counted?.since ?? now };
    },
  };
}
