import { z } from 'zod';
import { orderDeliverySchema } from './delivery.ts';
import { orderDiscountSchema } from './discount.ts';
import {
  orderStatuses,
  packingBlocks,
  paymentMethods,
  paymentStatuses,
  reviewReasons,
} from '@shop/shop-rules/order-status';
import { customPieceSchema } from './custom-piece.ts';
import { orderPromiseSchema } from './order-promise.ts';
import { buyersRefundSchema, lineReturnSchema, orderRefundSchema, refundableSchema } from './refund.ts';
import { withdrawalRightSchema, withdrawalSchema } from './withdrawal.ts';

/** Prices as text with two decimals; salePrice '' without a sale. */
const orderLineSchema = z.object({
  productID: z.string(),
  title: z.string(),
  images: z.array(z.string()),
  price: z.string(),
  salePrice: z.string(),
  quantity: z.int(),
  size: z.string(),
  variant: z.int(),
  colour: z.string().optional(),
  madeToOrder: z.literal(true).optional(),
  promise: orderPromiseSchema.optional(),
  /** Tells lines of one size and model apart. */
  customID: z.string().optional(),
  custom: customPieceSchema.optional(),
  back: z.array(lineReturnSchema).optional(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/** Share of the total under one VAT rate, in euros; `percent` as 25.5. */
const orderVatSchema = z.object({ percent: z.number(), net: z.number(), vat: z.number() });
export type OrderVat = z.infer<typeof orderVatSchema>;

const orderAddressSchema = z.object({
  addressID: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  postcode: z.string(),
  phone: z.string(),
  notes: z.string(),
});
export type OrderAddress = z.infer<typeof orderAddressSchema>;

const orderHistoryEntrySchema = z.object({
  at: z.string(),
  by: z.string(),
  what: z.string(),
  from: z.string().optional(),
  to: z.string().optional(),
  text: z.string().optional(),
  /** Finds the log lines. */
  requestId: z.string().optional(),
});
export type OrderHistoryEntry = z.infer<typeof orderHistoryEntrySchema>;

const reviewedMoneySchema = z.object({
  reason: z.enum(reviewReasons),
  paymentId: z.string(),
  paymentMethod: z.enum(paymentMethods),
  /** Captured amount in whole units of `currency`; null when not reported. */
  amount: z.number().nullable(),
  currency: z.string(),
  chargeId: z.string(),
  at: z.string(),
  asked: z.number().nullable(),
  /** Decision with its reason; by 'system' where a later payment brought the rest. */
  accepted: z.object({ by: z.string(), text: z.string(), at: z.string() }).nullable(),
  canBeAccepted: z.boolean(),
  /** With a note: the amount is unknown and no order waits for it. */
  canBeDismissed: z.boolean(),
});
export type ReviewedMoney = z.infer<typeof reviewedMoneySchema>;

const orderDisputeSchema = z.object({
  id: z.string(),
  paymentMethod: z.enum(paymentMethods),
  /** Whole units of `currency` (ISO 4217). */
  amount: z.number(),
  currency: z.string(),
  reason: z.string(),
  respondBy: z.string().nullable(),
});
export type OrderDispute = z.infer<typeof orderDisputeSchema>;

const receiptSchema = z.object({
  /** Also its id: '2026-K-000123', of a credit note '2026-H-000004'. */
  number: z.string(),
  kind: z.enum(['receipt', 'credit']),
  /** Euros; of a credit note the refunded sum. */
  amount: z.number(),
  at: z.string(),
});
export type Receipt = z.infer<typeof receiptSchema>;

export const orderSchema = z.object({
  _id: z.string(),
  /** Shown to people: 'LL-2611-0042'; an imported order keeps its number. */
  orderNumber: z.string(),
  userID: z.string(),
  userName: z.string(),
  cartID: z.string(),
  cartItems: z.array(orderLineSchema),
  address: orderAddressSchema.nullable(),
  orderStatus: z.enum(orderStatuses),
  /** ISO 8601. */
  statusSince: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  /** Cancelled by the buyer rather than failed; back office only. */
  paymentCancelled: z.literal(true).optional(),
  paymentMethod: z.enum(paymentMethods),
  /** Placed by hand, and no money has come. */
  isMethodOpen: z.literal(true).optional(),
  /** Euros, with delivery, less the discount. */
  totalAmount: z.number(),
  deliveryFee: z.number(),
  discount: orderDiscountSchema.optional(),
  delivery: orderDeliverySchema.optional(),
  giftNote: z.string().optional(),
  termsVersion: z.string(),
  /** By rate, highest first; empty for a seller without VAT. */
  vat: z.array(orderVatSchema),
  orderDate: z.string(),
  updatedOrderDate: z.string(),
  paymentId: z.string(),
  payerId: z.string(),
  trackingCode: z.string(),
  trackingUrl: z.string(),
  version: z.int(),
  refunds: z.array(buyersRefundSchema).optional(),
  /** Receipts by number; only when the buyer asks for one order. */
  receipts: z.array(receiptSchema).optional(),
  /** Missing part of the price in euros, once the buyer was asked for it. */
  restToPay: z.number().optional(),
  manual: z.literal(true).optional(),
  /** An admin must decide about its money. */
  isReviewed: z.literal(true).optional(),
  /** Unpaid: its stock is held until then, ISO 8601. */
  unpaidUntil: z.string().optional(),
  /** Not in process yet. */
  canCancel: z.literal(true).optional(),
  /** Reminded of its review after delivery; can be taken back. */
  reviewReminder: z.literal(true).optional(),
  withdrawal: withdrawalRightSchema.optional(),
  withdrawals: z.array(withdrawalSchema).optional(),
  /** From the provider; back office only. */
  pendingReason: z.string().optional(),
  /** Back office only, as is the buyer's email address. */
  history: z.array(orderHistoryEntrySchema).optional(),
  email: z.string().optional(),
  /** The whole price has arrived; back office only, as is `review`. */
  isPaid: z.boolean().optional(),
  review: z.array(reviewedMoneySchema).optional(),
  /** Accepted sum in euros where it differs from the price; back office only. */
  paidAmount: z.number().optional(),
  /** Back office only, as is the refundable rest. */
  refundLog: z.array(orderRefundSchema).optional(),
  refundable: refundableSchema.nullish(),
  /** By line, without pieces refunded before shipping; back office only. */
  inParcel: z.array(z.int()).optional(),
  /** Open ones; back office only, as is the reason not to pack. */
  disputes: z.array(orderDisputeSchema).optional(),
  packingBlock: z.enum(packingBlocks).optional(),
  /** Euros that the buyer could be asked for, or null; back office only. */
  restMissing: z.number().nullish(),
});
export type Order = z.infer<typeof orderSchema>;
