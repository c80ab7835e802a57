import { createHash } from 'node:crypto';
import { Schema, type Connection } from 'mongoose';
import { DAY_MS, WINDOW_MS, type EmailLimit } from '../domain/email-limit.ts';
import type { StoredEmail } from '../domain/email.ts';

/** Emails of a kind to a recipient within a day. */
type Passed = { _id: string; passed: { id: string; at: Date }[]; forgetAt: Date };

export type EmailLimitStore = {
  /** Counts an email once. @returns whether it may be sent */
  take: (
    email: Pick<StoredEmail, '_id' | 'kind' | 'to'>,
    counted: { limit: EmailLimit; now: Date },
  ) => Promise<boolean>;
};

const passedEmail = new Schema({ id: String, at: Date }, { _id: false, id: false });
const schema = new Schema<Passed>(
  { _id: String, passed: [passedEmail], forgetAt: Date },
  { versionKey: false, collection: 'emailLimits' },
).index({ forgetAt: 1 }, { expireAfterSeconds: 0 });

const keyOf = ({ kind, to }: Pick<StoredEmail, 'kind' | 'to'>): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, to.toLowerCase()]))
    .digest('hex');

export async function openEmailLimitStore(connection: Connection): Promise<EmailLimitStore> {
  const limits = connection.model<Passed>('EmailLimit', schema);
  await limits.createIndexes();
  return {
    take: async ({ _id, kind, to }, { limit, now }) => {
      const { passed } = await limits
        .findOneAndUpdate({ _id: keyOf({ kind, to }) }, oneMore(_id, limit, now), {
          upsert: true,
          returnDocument: 'after',
          updatePipeline: true,
        })
        .lean<Passed>()
        .orFail();
      return passed.some(({ id }) => id === _id);
    },
  };
}

/** One update, so that parallel processes share the limit. */
function oneMore(id: string, { perWindow, perDay, freesFirst }: EmailLimit, now: Date) {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const inDay = {
    $filter: { input: { $ifNull: ['$passed', []] }, cond: { $gt: ['$$this.at', since(DAY_MS)] } },
  };
  const countInWindow = {
    $size: { $filter: { input: '$passed', cond: { $gt: ['$$this.at', since(WINDOW_MS)] } } },
  };
  const isBelow = {
    $and: [{ $lt: [countInWindow, perWindow] }, { $lt: [{ $size: '$passed' }, perDay] }],
  };
  const passes = {
    $and: [
      { $not: [{ $in: [{ $literal: id }, '$passed.id'] }] },
      freesFirst ? { $or: [isBelow, { $eq: [countInWindow, 0] }] } : isBelow,
    ],
  };
  const withThis = { $concatArrays: ['$passed', [{ id: { $literal: id }, at: now }]] };
  return [
    { $set: { passed: inDay } },
    {
      $set: {
        passed: { $cond: [passes, withThis, '$passed'] },
        forgetAt: new Date(now.getTime() + DAY_MS),
      },
    },
  ];
}
