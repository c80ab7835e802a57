import { Schema } from 'mongoose';

export const subSchema = (fields: Record<string, unknown>) => new Schema(fields, { _id: false });

const money = {
  paymentId: String,
  provider: String,
  amountCents: Number,
  providerPaymentId: String,
  payerId: String,
  chargeId: String,
  method: String,
};

export const moneyFields = {
  late: subSchema(money),
  review: {
    type: Map,
    of: subSchema({
      reason: String,
      amountCents: Number,
      currency: String,
      chargeId: String,
      at: Date,
      accepted: subSchema({ by: String, at: Date, text: String }),
    }),
  },
  money: { type: Map, required: true, of: subSchema({ cents: Number, currency: String, chargeId: String }) },
  refunds: {
    type: Map,
    required: true,
    of: subSchema({
      paymentId: String,
      cents: Number,
      currency: String,
      lines: [
        subSchema({ line: Number, quantity: Number, cents: Number, restock: Number, lessCents: Number }),
      ],
      deliveryCents: Number,
      reason: String,
      note: String,
      isNoteForBuyer: Boolean,
      by: String,
      state: String,
      change: Number,
      providerRefundId: String,
      failure: String,
      at: Date,
      changedAt: Date,
      restockedAt: Date,
      retryOf: String,
      elsewhere: Boolean,
      key: String,
      request: String,
    }),
  },
  withdrawals: {
    type: Map,
    required: true,
    of: subSchema({
      at: Date,
      name: String,
      lines: [subSchema({ line: Number, quantity: Number })],
      arrivedAt: Date,
      refundIds: [String],
      key: String,
      request: String,
    }),
  },
  disputes: {
    type: Map,
    required: true,
    of: subSchema({
      paymentId: String,
      state: String,
      cents: Number,
      currency: String,
      reason: String,
      respondBy: Date,
      change: Number,
      at: Date,
    }),
  },
};
