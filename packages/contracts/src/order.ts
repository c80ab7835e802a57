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
import { buyersRefundSchema, lineBackSchema, orderRefundSchema, refundableSchema } from './refund.ts';
import { withdrawalRightSchema, withdrawalSchema } from './withdrawal.ts';

/** A line as it was ordered; the prices as text with two decimals, salePrice '' when there was none. */
const orderLineSchema = z.object({
  productID: z.string(),
  title: z.string(),
  images: z.array(z.string()),
  price: z.string(),
  salePrice: z.string(),
  quantity: z.int(),
  size: z.string(),
  variant: z.int(),
  /** The name of the model's colour; missing where it had none, and on lines from before it was kept. */
  colour: z.string().optional(),
  /** Made for this buyer alone, so that there is no right to withdraw. */
  madeToOrder: z.literal(true).optional(),
  /** What of it is taken back; absent where nothing is. */
  back: z.array(lineBackSchema).optional(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/** What of an order's total falls under one VAT rate; euros, `percent` as 25.5. */
const orderVatSchema = z.object({ percent: z.number(), net: z.number(), vat: z.number() });
export type OrderVat = z.infer<typeof orderVatSchema>;

/** The delivery address as it was when the order was placed. */
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

/** One thing that happened to an order: who did it, and what changed. */
const orderHistoryEntrySchema = z.object({
  at: z.string(),
  by: z.string(),
  what: z.string(),
  from: z.string().optional(),
  to: z.string().optional(),
  /** A note's words. */
  text: z.string().optional(),
  /** The request or event that wrote it, under which the logs tell more; lines of an earlier version have none. */
  requestId: z.string().optional(),
});
export type OrderHistoryEntry = z.infer<typeof orderHistoryEntrySchema>;

/** Money that waits for a person, as its provider has told of it. */
const reviewedMoneySchema = z.object({
  reason: z.enum(reviewReasons),
  paymentId: z.string(),
  paymentMethod: z.enum(paymentMethods),
  /** What was captured, in whole units of `currency`; null when the provider has not said. */
  amount: z.number().nullable(),
  /** ISO 4217; '' with no amount. */
  currency: z.string(),
  /** The provider's own id of it: a capture or a payment intent; '' when it is not known. */
  chargeId: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** What the attempt asked for, in euros; null where the order has no such attempt. */
  asked: z.number().nullable(),
  /** Who has taken it as it came, or has looked into it, and why; 'system' where a later payment brought the rest. */
  accepted: z.object({ by: z.string(), text: z.string(), at: z.string() }).nullable(),
  canBeAccepted: z.boolean(),
  /** Nobody knows how much came, and no order waits for it: what is left is to write down what became of it. */
  canBeDismissed: z.boolean(),
});
export type ReviewedMoney = z.infer<typeof reviewedMoneySchema>;

/** A payment that its buyer has claimed back through the bank or the provider, and nobody has decided about yet. */
const orderDisputeSchema = z.object({
  /** The provider's own id of it. */
  id: z.string(),
  paymentMethod: z.enum(paymentMethods),
  /** In whole units of `currency` (ISO 4217). */
  amount: z.number(),
  currency: z.string(),
  /** The provider's word for it; '' without. */
  reason: z.string(),
  /** Until when the provider takes the seller's answer, ISO 8601; null where it asks for none. */
  respondBy: z.string().nullable(),
});
export type OrderDispute = z.infer<typeof orderDisputeSchema>;

/** A receipt or a credit note that has its number. */
const receiptSchema = z.object({
  /** Also its id: '2026-K-000123', of a credit note '2026-H-000004'. */
  number: z.string(),
  kind: z.enum(['receipt', 'credit']),
  /** Euros; of a credit note what went back. */
  amount: z.number(),
  /** ISO 8601. */
  at: z.string(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** An order as every call answers it. */
export const orderSchema = z.object({
  _id: z.string(),
  /** What people call it: 'LL-2611-0042'; of an order from other books, its number there. */
  orderNumber: z.string(),
  userID: z.string(),
  userName: z.string(),
  cartID: z.string(),
  cartItems: z.array(orderLineSchema),
  address: orderAddressSchema.nullable(),
  orderStatus: z.enum(orderStatuses),
  /** When the status became what it is, ISO 8601. */
  statusSince: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  /** Its buyer has cancelled the payment, which did not fail; absent otherwise. Back office only. */
  paymentCancelled: z.literal(true).optional(),
  paymentMethod: z.enum(paymentMethods),
  /** Euros, with the delivery fee, less the discount. */
  totalAmount: z.number(),
  deliveryFee: z.number(),
  /** The code that was used, and what it took off the goods in euros; absent without. */
  discount: orderDiscountSchema.optional(),
  /** Absent on orders from before there was a choice. */
  delivery: orderDeliverySchema.optional(),
  /** The buyer's greeting in the parcel; absent without one. */
  giftNote: z.string().optional(),
  /** The version of the terms that its buyer agreed to; '' on orders from before it was kept. */
  termsVersion: z.string(),
  /** By rate, the highest first; none where the seller was not liable for VAT. */
  vat: z.array(orderVatSchema),
  /** ISO 8601. */
  orderDate: z.string(),
  updatedOrderDate: z.string(),
  paymentId: z.string(),
  payerId: z.string(),
  /** The parcel's, '' until there is one. */
  trackingCode: z.string(),
  /** The carrier's page about it, '' where there is none. */
  trackingUrl: z.string(),
  version: z.int(),
  /** What has gone back or is on its way, the oldest first; absent where nothing has. */
  refunds: z.array(buyersRefundSchema).optional(),
  /** What is numbered of it, in its order; only where one order is asked for by its buyer. */
  receipts: z.array(receiptSchema).optional(),
  /** Euros that are missing of the price and that the buyer has been asked for; absent where there is nothing to pay. */
  restToPay: z.number().optional(),
  /** Money has been told of that a person looks at before anything comes of the order; absent otherwise. */
  isReviewed: z.literal(true).optional(),
  /** Nothing has come for it yet, and its buyer may still call it off: until when its goods are kept, ISO 8601; absent otherwise. */
  unpaidUntil: z.string().optional(),
  /** Nobody has begun to work on it: its buyer may take it back at once, with stock and money. */
  canCancel: z.literal(true).optional(),
  /** Until when the buyer may withdraw, and from how much. */
  withdrawal: withdrawalRightSchema.optional(),
  /** The buyer's notices of withdrawal, the oldest first; absent without any. */
  withdrawals: z.array(withdrawalSchema).optional(),
  /** Only in the back office's answers: why the provider is still deciding about the money, in its own word. */
  pendingReason: z.string().optional(),
  /** Only in the back office's answers, as is the buyer's address of e-mail. */
  history: z.array(orderHistoryEntrySchema).optional(),
  email: z.string().optional(),
  /** Whether the whole price has come, whatever else waits in `review`; back office only, as is `review`. */
  isPaid: z.boolean().optional(),
  review: z.array(reviewedMoneySchema).optional(),
  /** Euros that have come, where the maker has taken another sum for the price; back office only. */
  paidAmount: z.number().optional(),
  /** Every refund with its course; back office only, as is what can still be sent back. */
  refundLog: z.array(orderRefundSchema).optional(),
  refundable: refundableSchema.nullish(),
  /** By line, how many pieces the parcel holds: what had gone back before it left is not there. Back office only. */
  inParcel: z.array(z.int()).optional(),
  /** The open disputes, absent without any; back office only, as is why a paid order is not packed. */
  disputes: z.array(orderDisputeSchema).optional(),
  packingBlock: z.enum(packingBlocks).optional(),
  /** Euros that the buyer could be asked for; null where nothing can. Back office only. */
  restMissing: z.number().nullish(),
});
export type Order = z.infer<typeof orderSchema>;
