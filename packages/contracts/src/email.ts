import { z } from 'zod';
import { requiredMultilineText, requiredText } from './fields.ts';
import { orderDeliverySchema } from './delivery.ts';
import { customPieceSchema } from './custom-piece.ts';
import { orderPromiseSchema } from './order-promise.ts';
import { emailKinds, emailStatuses } from '@shop/shop-rules/email-kinds';
import { orderStatuses, paymentMethods } from '@shop/shop-rules/order-status';

const emailDeliverySchema = z.object({
  /** 'system', or the admin's name. */
  by: z.string(),
  askedAt: z.string(),
  state: z.enum(emailStatuses),
  triedAt: z.string().nullable(),
  tries: z.int(),
  /** 'file' without a mail server; null until sent. */
  via: z.enum(['smtp', 'file']).nullable(),
  /** Mail server's answer, error or file name. */
  answer: z.string(),
});
export type EmailDelivery = z.infer<typeof emailDeliverySchema>;

export const emailRecordSchema = z.object({
  id: z.string(),
  kind: z.enum(emailKinds),
  to: z.string(),
  toName: z.string(),
  subject: z.string(),
  orderID: z.string().nullable(),
  orderNumber: z.string().nullable(),
  state: z.enum(emailStatuses),
  createdAt: z.string(),
  /** The first is automatic, the others on request. */
  sendings: z.array(emailDeliverySchema),
  /** False during a delivery, and once its secret link is erased or expired. */
  canBeResent: z.boolean(),
});
export type EmailRecord = z.infer<typeof emailRecordSchema>;

export const fullEmailSchema = emailRecordSchema.extend({
  html: z.string(),
  text: z.string(),
  receipt: z.string().nullable(),
});
export type FullEmail = z.infer<typeof fullEmailSchema>;

/** Preview made of an invented order and account. */
export const emailPreviewSchema = z.object({
  kind: z.enum(emailKinds),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type EmailPreview = z.infer<typeof emailPreviewSchema>;

export const orderMessageSchema = z.object({
  subject: requiredText(120),
  message: requiredMultilineText(4_000),
});
export type OrderMessage = z.infer<typeof orderMessageSchema>;

/** Answer of order's GET /internal/orders/:orderID. Money in cents. */
export const emailOrderSchema = z.object({
  orderID: z.string(),
  orderNumber: z.string(),
  userName: z.string(),
  email: z.string(),
  lines: z.array(
    z.object({
      productID: z.string(),
      title: z.string(),
      images: z.array(z.string()),
      priceCents: z.int(),
      salePriceCents: z.int().nullable(),
      quantity: z.int(),
      inParcel: z.int(),
      size: z.string(),
      variant: z.int(),
      colour: z.string().optional(),
      madeToOrder: z.boolean().optional(),
      promise: orderPromiseSchema.optional(),
      custom: customPieceSchema.optional(),
    }),
  ),
  deliveryFeeCents: z.int(),
  discount: z.object({ code: z.string(), cents: z.int() }).nullable(),
  delivery: orderDeliverySchema.nullable(),
  totalCents: z.int(),
  /** By rate in thousandths; empty for a seller without VAT. */
  vat: z.array(z.object({ permille: z.int(), vatCents: z.int() })),
  address: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    postcode: z.string(),
    phone: z.string(),
    notes: z.string(),
  }),
  paymentMethod: z.enum(paymentMethods),
  termsVersion: z.string(),
  isPaid: z.boolean(),
  /** Its buyer has neither account nor cart. */
  isManual: z.literal(true).optional(),
  /** The email address is confirmed, or its buyer has paid an order. */
  isAddressProven: z.boolean(),
  orderStatus: z.enum(orderStatuses).nullable(),
  /** Money received, also when it never paid the order; `here` includes refunds on their way. */
  money: z.enum(['none', 'here', 'partly-back', 'back']),
  /** null when not rejected by a person. */
  rejectedBy: z.enum(['customer', 'maker']).nullable(),
  /** Its reminder is due and not ended. */
  remindsOfReview: z.boolean().optional(),
  orderedAt: z.string(),
  trackingCode: z.string(),
  trackingUrl: z.string(),
  /** Last day of withdrawal, 2026-12-07; null before delivery and for goods made to order. */
  withdrawUntil: z.string().nullable(),
});
export type EmailOrder = z.infer<typeof emailOrderSchema>;

/**
 * Answer of order's POST /internal/orders/:orderID/receipt; `receipt` is null when nothing was sold. `linkToken` is for
 * the confirmation's link, null with a credit note.
 */
export const receiptedOrderSchema = z.object({
  order: emailOrderSchema,
  receipt: z.string().nullable(),
  linkToken: z.string().nullable(),
});
export type ReceiptedOrder = z.infer<typeof receiptedOrderSchema>;
