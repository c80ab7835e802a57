import { Schema, type Connection } from 'mongoose';

/** `_id`: the colleague. `since`: when they last showed a code of their second factor. */
type RefundSum = { _id: string; since: Date; cents: number };
type Counted = Pick<RefundSum, 'since' | 'cents'>;

export type RefundSumStore = {
  /**
   * Adds to a colleague's refunds. A newer code starts a new sum; sessions with an older code share the newest one's.
   * @returns the sum, and the code it counts from
   */
  add: (refund: { userID: string; since: Date; cents: number }) => Promise<Counted>;
  /** Subtracts a refund that was not made, unless a newer code has started a new sum. */
  subtract: (refund: { userID: string; since: Date; cents: number }) => Promise<void>;
};

const schema = new Schema<RefundSum>({ _id: String, since: Date, cents: Number }, { versionKey: false });

export function openRefundSums(connection: Connection): RefundSumStore {
  const sums = connection.model<RefundSum>('RefundSum', schema);
  return {
    add: async ({ userID, since, cents }) => {
      const sum = { $cond: [{ $gt: [since, '$since'] }, cents, { $add: ['$cents', cents] }] };
      const { since: from, cents: all } = await sums
        .findOneAndUpdate({ _id: userID }, [{ $set: { cents: sum, since: { $max: ['$since', since] } } }], {
          upsert: true,
          returnDocument: 'after',
          updatePipeline: true,
        })
        .orFail()
        .lean<RefundSum>();
      return { since: from, cents: all };
    },
    subtract: async ({ userID, since, cents }) =>
      void (await sums.updateOne({ _id: userID, since }, { $inc: { cents: -cents } })),
  };
}
