import { createHash } from 'node:crypto';
import { Schema, type Connection } from 'mongoose';

/** How often a guest has asked for an order by an e-mail; kept under its digest, and no longer than it counts. */
type Guesses = { _id: string; times: number; since: Date };

export type GuessStore = {
  /** Counts one more question about the orders of an e-mail. @returns how many there have been since its first of the day */
  count: (email: string, now: Date) => Promise<{ times: number; since: Date }>;
};

/** So long after the first question they count. */
export const GUESSES_KEPT_MS = 24 * 3_600_000;

const schema = new Schema<Guesses>({ _id: String, times: Number, since: Date }, { versionKey: false });
schema.index({ since: 1 }, { expireAfterSeconds: GUESSES_KEPT_MS / 1000 });

export async function openGuessStore(connection: Connection): Promise<GuessStore> {
  const guesses = connection.model<Guesses>('WithdrawalGuesses', schema);
  await guesses.createIndexes();
  return {
    count: async (email, now) => {
      const _id = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
      const isOfToday = { $gt: ['$since', new Date(now.getTime() - GUESSES_KEPT_MS)] };
      // MongoDB removes what has expired once a minute; what is still there by then begins anew.
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
