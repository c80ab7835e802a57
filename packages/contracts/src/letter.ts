import { z } from 'zod';
import { paymentMethods } from './order-status.ts';

/** The letters that the shop writes to its customers. */
export const letterKinds = [
  'order-confirmed',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** `queued`: waits to be sent, or to be tried again · `failed`: will not be tried again by itself. */
export const letterStates = ['queued', 'sent', 'failed'] as const;
export type LetterState = (typeof letterStates)[number];

/** One sending of a letter: the shop's own, or one that the maker asked for. */
const letterSendingSchema = z.object({
  /** 'system', or the name of who asked for it. */
  by: z.string(),
  /** ISO 8601. */
  askedAt: z.string(),
  state: z.enum(letterStates),
  /** When it was tried last, ISO 8601; null before the first try. */
  triedAt: z.string().nullable(),
  tries: z.int(),
  /** Over the mail server, or into a file where none is set; null until it is sent. */
  via: z.enum(['smtp', 'file']).nullable(),
  /** The mail server's own words, or the error's; the file's name where it is one. */
  answer: z.string(),
});
export type LetterSending = z.infer<typeof letterSendingSchema>;

/** A letter as the back office's list answers it. */
export const letterRecordSchema = z.object({
  id: z.string(),
  kind: z.enum(letterKinds),
  to: z.string(),
  toName: z.string(),
  subject: z.string(),
  orderID: z.string(),
  state: z.enum(letterStates),
  /** ISO 8601. */
  createdAt: z.string(),
  /** The first is the shop's own; the others were asked for. */
  sendings: z.array(letterSendingSchema),
});
export type LetterRecord = z.infer<typeof letterRecordSchema>;

/** A letter with what stands in it. */
export const wholeLetterSchema = letterRecordSchema.extend({ html: z.string(), text: z.string() });
export type WholeLetter = z.infer<typeof wholeLetterSchema>;

/** How a letter of a kind looks, made of an order that nobody has placed. */
export const letterPreviewSchema = z.object({
  kind: z.enum(letterKinds),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type LetterPreview = z.infer<typeof letterPreviewSchema>;

/** Answer of order's GET /internal/orders/:orderID: what a letter about it tells. Money in cents. */
export const orderFactsSchema = z.object({
  orderID: z.string(),
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
      size: z.string(),
      variant: z.int(),
    }),
  ),
  deliveryFeeCents: z.int(),
  totalCents: z.int(),
  address: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    postcode: z.string(),
    phone: z.string(),
    notes: z.string(),
  }),
  paymentMethod: z.enum(paymentMethods),
  isPaid: z.boolean(),
  /** ISO 8601. */
  orderedAt: z.string(),
  trackingCode: z.string(),
});
export type OrderFacts = z.infer<typeof orderFactsSchema>;
