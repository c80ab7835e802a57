import type { PipelineStage } from 'mongoose';

const payers = { $concatArrays: [['$paidBy'], '$paidAlso'] };
/** The refunds that have brought money of the payments that paid the order back to its buyer. */
const returned = {
  $filter: {
    input: { $map: { input: { $objectToArray: '$refunds' }, in: '$$this.v' } },
    cond: { $and: [{ $eq: ['$$this.state', 'succeeded'] }, { $in: ['$$this.paymentId', payers] }] },
  },
};
/** Each order with them, as `returned`. */
export const withReturned: PipelineStage = { $set: { returned } };

/** What its buyer has paid. Money that was taken as it came may be another sum than the order's. */
const paidCents = {
  $reduce: {
    input: {
      $filter: {
        input: { $objectToArray: '$money' },
        cond: { $in: ['$$this.k', payers] },
      },
    },
    initialValue: null,
    in: { $add: [{ $ifNull: ['$$value', 0] }, '$$this.v.cents'] },
  },
};

/** What of a paid order the shop has kept, in cents; it comes after `withReturned`. */
export const keptCents = {
  $subtract: [{ $ifNull: [paidCents, '$totalCents'] }, { $sum: '$returned.cents' }],
};
