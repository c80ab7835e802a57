import { indexOutbox, outboxFields, type OutboxEntry } from '@shop/events';
import { Schema } from 'mongoose';
import type { Payment } from '../domain/payment.ts';

export type StoredPayment = Payment & { outbox?: OutboxEntry[] };

export const paymentSchema = new Schema<StoredPayment>(
  {
    _id: String,
    orderID: String,
    provider: String,
    amountCents: Number,
    currency: String,
    params: {
      lines: [{ _id: false, title: String, quantity: Number, unitCents: Number }],
      returnUrl: String,
      cancelUrl: String,
      shipTo: { name: String, address: String, city: String, postcode: String },
      methods: { type: [String], default: undefined },
      sessionExpiresAt: Date,
    },
    status: String,
    createdAt: Date,
    providerId: String,
    url: String,
    payerId: String,
    chargeId: String,
    chargedCents: Number,
    chargedCurrency: String,
    fee: { amountCents: Number, currency: String },
    declines: Number,
    declinedAsOf: String,
    reason: String,
    pendingReason: String,
    needsPayer: Boolean,
    method: String,
    paidAt: Date,
    leaseUntil: Date,
    nextCheckAt: Date,
    checks: Number,
    refunds: Object,
    disputes: Object,
    refundStates: { type: [String], default: undefined },
    refundLeaseUntil: Date,
    nextRefundCheckAt: Date,
    refundChecks: Number,
    returnedAt: { type: [Date], default: undefined },
    nextFeeCheckAt: Date,
    feeChecks: Number,
    traceparent: String,
    version: Number,
    ...outboxFields,
  },
  { versionKey: false },
)
  .index({ orderID: 1 })
  .index({ nextCheckAt: 1 }, { sparse: true })
  .index({ nextRefundCheckAt: 1 }, { sparse: true })
  .index({ refundStates: 1 }, { sparse: true })
  .index({ paidAt: 1 }, { sparse: true })
  .index({ returnedAt: 1 }, { sparse: true })
  .index({ status: 1, createdAt: 1 })
  .index({ nextFeeCheckAt: 1 }, { sparse: true })
  .index({ provider: 1, chargeId: 1 }, { partialFilterExpression: { chargeId: { $type: 'string' } } })
  .index(
    { provider: 1, providerId: 1 },
    { unique: true, partialFilterExpression: { providerId: { $type: 'string' } } },
  );
indexOutbox(paymentSchema);
