import { z } from 'zod';
import { savedAddressSchema } from './address.ts';
import { requiredMultilineText } from './fields.ts';

/** What the maker writes down about a customer. It belongs to the customer's data: their copy holds it, and it goes with them. */
export const customerNoteSchema = z.object({ text: requiredMultilineText(1_000) });

/** Somebody with an account who is no colleague, as the back office's list answers it. */
const customerRecordSchema = z.object({
  id: z.string(),
  userName: z.string(),
  email: z.string(),
  isConfirmed: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
});
export type CustomerRecord = z.infer<typeof customerRecordSchema>;

const customerNote = z.object({ id: z.string(), at: z.string(), by: z.string(), text: z.string() });

/** The same with what account keeps of them besides. */
const wholeCustomerSchema = customerRecordSchema.extend({
  addresses: z.array(savedAddressSchema),
  /** The newest first; `by` is the name of who wrote it then. */
  notes: z.array(customerNote),
});
export type WholeCustomer = z.infer<typeof wholeCustomerSchema>;

/** What a buyer's placed orders come to. */
const buyerFiguresSchema = z.object({
  userID: z.string(),
  orders: z.int(),
  /** Euros of the paid ones, whatever went back of them. */
  paid: z.number(),
  /** ISO 8601. */
  lastOrderAt: z.string(),
});
export type BuyerFigures = z.infer<typeof buyerFiguresSchema>;

/** Orders without an account, by the address of e-mail on them: nobody has shown that they are one person's. */
const accountlessBuyerSchema = buyerFiguresSchema.omit({ userID: true }).extend({
  id: z.string(),
  userName: z.string(),
  email: z.string(),
});
export type AccountlessBuyer = z.infer<typeof accountlessBuyerSchema>;
