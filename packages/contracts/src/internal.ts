import { z } from 'zod';
import { roles } from './account.ts';
import { savedAddressSchema } from './address.ts';
import { adminRights } from '@shop/shop-rules/rights';

/*
 * What the services ask of each other behind the gateway, and what they answer. Money is integer cents here: euros are
 * for the public wire alone. Answers are parsed by whoever asks: what a newer service tells besides is left out, so that
 * services can be renewed one by one.
 */

/** The answer of a call that only does something. */
export const doneSchema = z.object({});

/** Answer of account's GET /internal/sessions/:jti. */
export const sessionLookupSchema = z.object({
  userID: z.string(),
  userName: z.string(),
  role: z.enum(roles),
  /** An admin's. */
  rights: z.enum(adminRights).optional(),
  /** An admin without a second factor where one is required: the back office is closed until it is set up. */
  lacksFactor: z.boolean().optional(),
  /** When this session last showed a code, ISO 8601; only of accounts with a second factor. */
  provedAt: z.iso.datetime().optional(),
});
export type SessionLookup = z.infer<typeof sessionLookupSchema>;

/** Answer of account's GET /internal/buyers/:userID/addresses/:addressID: who buys, and where the parcel goes. */
export const buyerLookupSchema = z.object({
  userName: z.string(),
  email: z.string(),
  /** Whether the address is known to be the buyer's, or nobody could have shown it: the shop sends no letters. */
  isConfirmed: z.boolean(),
  address: savedAddressSchema,
});
export type BuyerLookup = z.infer<typeof buyerLookupSchema>;

/** Answer of account's GET /internal/buyers/:userID: the buyer's email address. */
export const confirmationSchema = buyerLookupSchema.pick({ email: true, isConfirmed: true });
export type Confirmation = z.infer<typeof confirmationSchema>;

/** Body of letters' POST /internal/emails/sent-to: whose letters are asked for. */
export const sentToSchema = z.object({ email: z.string().max(254) });
/** A letter as the copy of its reader's data holds it. */
export const sentEmailSchema = z.object({
  kind: z.string(),
  subject: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
});
export type SentEmail = z.infer<typeof sentEmailSchema>;

/** The token of one email's link; the service that issued it keeps its digest alone. */
export const linkTokenSchema = z.object({ token: z.string() });
export type LinkToken = z.infer<typeof linkTokenSchema>;

/** A receipt or a credit note as a file. */
export const receiptFileSchema = z.object({ number: z.string(), pdfBase64: z.base64() });
