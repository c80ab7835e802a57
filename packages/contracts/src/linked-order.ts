import { z } from 'zod';
import { codeText, emailToFind, id } from './fields.ts';
import { orderSchema } from './order.ts';
import { payRestSchema } from './review.ts';

export const trackSchema = z.object({
  orderID: codeText(64).min(1, { error: 'Tämä kenttä on pakollinen.' }),
  email: emailToFind.refine((email) => email !== '', { error: 'Anna sähköpostiosoite.' }),
});
export type TrackInput = z.infer<typeof trackSchema>;

export const orderLinkSchema = z.object({ orderID: id, token: z.string().min(1).max(64) });
export type OrderLink = z.infer<typeof orderLinkSchema>;

export const linkedRestSchema = orderLinkSchema.extend({ paymentMethod: payRestSchema.shape.paymentMethod });
export const linkedReceiptSchema = orderLinkSchema.extend({ number: codeText(40) });

/** Without the buyer's name, address and account. */
export const linkedOrderSchema = orderSchema.pick({
  _id: true,
  orderNumber: true,
  cartItems: true,
  orderStatus: true,
  statusSince: true,
  paymentStatus: true,
  paymentMethod: true,
  isMethodOpen: true,
  totalAmount: true,
  deliveryFee: true,
  discount: true,
  delivery: true,
  termsVersion: true,
  vat: true,
  orderDate: true,
  trackingCode: true,
  trackingUrl: true,
  refunds: true,
  receipts: true,
  restToPay: true,
  isReviewed: true,
  unpaidUntil: true,
  withdrawal: true,
});
export type LinkedOrder = z.infer<typeof linkedOrderSchema>;
