import type { PipelineStage } from 'mongoose';

const payingPaymentIds = { $concatArrays: [['$paidBy'], '$alsoPaidBy'] };
/** Of the payments that paid the order. */
const completedRefunds = {
  $filter: {
    input: { $map: { input: { $objectToArray: '$refunds' }, in: '$$this.v' } },
    cond: { $and: [{ $eq: ['$$this.state', 'succeeded'] }, { $in: ['$$this.paymentId', payingPaymentIds] }] },
  },
};
export const addCompletedRefunds: PipelineStage = { $set: { completedRefunds } };

/** Accepted money may differ from the order's total. */
const paidCents = {
  $reduce: {
    input: {
      $filter: {
        input: { $objectToArray: '$money' },
        cond: { $in: ['$$this.k', payingPaymentIds] },
      },
    },
    initialValue: null,
    in: { $add: [{ $ifNull: ['$$value', 0] }, '$$this.v.cents'] },
  },
};

/** Cents that the shop kept. Needs the stage `addCompletedRefunds` before it. */
export const retainedCents = {
  $subtract: [{ $ifNull: [paidCents, '$totalCents'] }, { $sum: '$completedRefunds.cents' }],
};
