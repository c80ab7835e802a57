import type { PipelineStage } from 'mongoose';

const payers = { $concatArrays: [['$paidBy'], '$paidAlso'] };
/** Completed refunds of the payments that paid the order. */
const returned = {
  $filter: {
    input: { $map: { input: { $objectToArray: '$refunds' }, in: '$$this.v' } },
    cond: { $and: [{ $eq: ['$$this.state', 'succeeded'] }, { $in: ['$$this.paymentId', payers] }] },
  },
};
export const withReturned: PipelineStage = { $set: { returned } };

/** Accepted money may differ from the order's total. */
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

/** Cents that the shop kept; follows `withReturned`. */
export const retainedCents = {
  $subtract: [{ $ifNull: [paidCents, '$totalCents'] }, { $sum: '$returned.cents' }],
};
