import { z } from 'zod';
import { savedAddressSchema } from './address.ts';
import { requiredMultilineText } from './fields.ts';

/** Belongs to the customer's data: exported and deleted with it. */
export const customerNoteSchema = z.object({ text: requiredMultilineText(1_000) });

/** Accounts of colleagues are not listed. */
const customerRecordSchema = z.object({
  id: z.string(),
  userName: z.string(),
  email: z.string(),
  isConfirmed: z.boolean(),
  createdAt: z.string(),
});
export type CustomerRecord = z.infer<typeof customerRecordSchema>;

const customerNote = z.object({ id: z.string(), at: z.string(), by: z.string(), text: z.string() });

const wholeCustomerSchema = customerRecordSchema.extend({
  addresses: z.array(savedAddressSchema),
  notes: z.array(customerNote),
});
export type WholeCustomer = z.infer<typeof wholeCustomerSchema>;

const buyerFiguresSchema = z.object({
  userID: z.string(),
  orders: z.int(),
  /** Euros of paid orders, refunds included. */
  paid: z.number(),
  lastOrderAt: z.string(),
});
export type BuyerFigures = z.infer<typeof buyerFiguresSchema>;

/** Orders without an account, by email address; may be of several people. */
const accountlessBuyerSchema = buyerFiguresSchema.omit({ userID: true }).extend({
  id: z.string(),
  userName: z.string(),
  email: z.string(),
});
export type AccountlessBuyer = z.infer<typeof accountlessBuyerSchema>;
