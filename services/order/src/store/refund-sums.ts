import { Schema, type Connection } from 'mongoose';

/** `_id` is the colleague; `since` their last second-factor code. */
type RefundSum = { _id: string; since: Date; cents: number };
type Counted = Pick<RefundSum, 'since' | 'cents'>;

export type RefundSumStore = {
  /** A newer code starts a new sum; older sessions share it. */
  add: (refund: { userID: string; since: Date; cents: number }) => Promise<Counted>;
  /** Subtracts a refund that was not made, unless a newer code started a new sum. */
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
