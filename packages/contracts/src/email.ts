import { z } from 'zod';
import { orderDeliverySchema } from './delivery.ts';
import { emailKinds, emailStatuses } from '@shop/shop-rules/email-kinds';
import { orderStatuses, paymentMethods } from '@shop/shop-rules/order-status';

/** One sending of a letter: the shop's own, or one that the maker asked for. */
const letterSendingSchema = z.object({
  /** 'system', or the name of who asked for it. */
  by: z.string(),
  /** ISO 8601. */
  askedAt: z.string(),
  state: z.enum(emailStatuses),
  /** When it was tried last, ISO 8601; null before the first try. */
  triedAt: z.string().nullable(),
  tries: z.int(),
  /** Over the mail server, or into a file where none is set; null until it is sent. */
  via: z.enum(['smtp', 'file']).nullable(),
  /** The mail server's own words, or the error's; the file's name where it is one. */
  answer: z.string(),
});
export type EmailDelivery = z.infer<typeof letterSendingSchema>;

/** A letter as the back office's list answers it. */
export const emailRecordSchema = z.object({
  id: z.string(),
  kind: z.enum(emailKinds),
  to: z.string(),
  toName: z.string(),
  subject: z.string(),
  /** null where it is about no order. */
  orderID: z.string().nullable(),
  /** What people call that order; null where it is about none. */
  orderNumber: z.string().nullable(),
  state: z.enum(emailStatuses),
  /** ISO 8601. */
  createdAt: z.string(),
  /** The first is the shop's own; the others were asked for. */
  sendings: z.array(letterSendingSchema),
  /** Not while a sending is under way, nor when its secret link is erased or over. */
  canBeResent: z.boolean(),
});
export type EmailRecord = z.infer<typeof emailRecordSchema>;

/** A letter with what stands in it. */
export const fullEmailSchema = emailRecordSchema.extend({
  html: z.string(),
  text: z.string(),
  /** The number of the receipt or credit note that it carries; null without one. */
  receipt: z.string().nullable(),
});
export type FullEmail = z.infer<typeof fullEmailSchema>;

/** How a letter of a kind looks, made of an order that nobody has placed and an account that nobody has. */
export const emailPreviewSchema = z.object({
  kind: z.enum(emailKinds),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type EmailPreview = z.infer<typeof emailPreviewSchema>;

/** Answer of order's GET /internal/orders/:orderID: what a letter about it tells. Money in cents. */
export const emailOrderSchema = z.object({
  orderID: z.string(),
  /** What people call it: 'LL-2611-0042'. */
  orderNumber: z.string(),
  userName: z.string(),
  email: z.string(),
  lines: z.array(
    z.object({
      productID: z.string(),
      title: z.string(),
      images: z.array(z.string()),
      priceCents: z.int(),
      /** null when there was no sale. */
      salePriceCents: z.int().nullable(),
      quantity: z.int(),
      /** How many of them the parcel holds; missing in facts from before it was told, where it holds them all. */
      inParcel: z.int().optional(),
      size: z.string(),
      variant: z.int(),
      /** The name of the model's colour; missing where it has none. */
      colour: z.string().optional(),
      /** Made for this buyer alone: there is no right to withdraw (KSL 6:16). */
      madeToOrder: z.boolean().optional(),
    }),
  ),
  deliveryFeeCents: z.int(),
  /** The code that was used, and the cents that it took off the goods; null without. */
  discount: z.object({ code: z.string(), cents: z.int() }).nullable().default(null),
  /** null on orders from before there was a choice. */
  delivery: orderDeliverySchema.nullable(),
  totalCents: z.int(),
  /** By rate in thousandths; none where the seller was not liable for VAT. */
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
  /** The version of the terms that its buyer agreed to; '' on orders from before it was kept. */
  termsVersion: z.string(),
  isPaid: z.boolean(),
  /** Whether the email address is confirmed, or an order of its buyer was paid. */
  isAddressProven: z.boolean(),
  /** Where it is by now; null in facts from before it was told. */
  orderStatus: z.enum(orderStatuses).nullable().default(null),
  /**
   * Where the money is that came for it, also where it never paid the order: `none` has come · all or a part of it is with
   * its buyer again. What only travels back is still `here`. null in facts from before it was told.
   */
  money: z.enum(['none', 'here', 'partly-back', 'back']).nullable().default(null),
  /** Who said no to it; null where nobody has, and in facts from before it was told. */
  rejectedBy: z.enum(['customer', 'maker']).nullable().default(null),
  /** ISO 8601. */
  orderedAt: z.string(),
  trackingCode: z.string(),
  /** The carrier's page about the parcel, '' where there is none. */
  trackingUrl: z.string(),
  /** The last day of the right to withdraw, 2026-12-07; null before the goods are delivered, and where all are made to order. */
  withdrawUntil: z.string().nullable().default(null),
});
export type EmailOrder = z.infer<typeof emailOrderSchema>;

/** Answer of order's POST /internal/orders/:orderID/receipt: the order, and its receipt's or credit note's number; null where nothing was sold. */
export const receiptedOrderSchema = z.object({ order: emailOrderSchema, receipt: z.string().nullable() });
export type ReceiptedOrder = z.infer<typeof receiptedOrderSchema>;
