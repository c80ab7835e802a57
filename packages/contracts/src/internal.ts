import { z } from 'zod';
import { roles } from './account.ts';
import { savedAddressSchema } from './address.ts';
import { adminRights } from '@shop/shop-rules/rights';

/* Calls between services, in integer cents. Callers drop unknown fields, so services can be updated one by one. */

export const doneSchema = z.object({});

/** Answer of account's GET /internal/sessions/:jti. */
export const sessionLookupSchema = z.object({
  userID: z.string(),
  userName: z.string(),
  role: z.enum(roles),
  rights: z.enum(adminRights).optional(),
  /** A required second factor is missing: the back office stays closed. */
  lacksFactor: z.boolean().optional(),
  /** Last code shown by this session, ISO 8601; only with a second factor. */
  provedAt: z.iso.datetime().optional(),
});
export type SessionLookup = z.infer<typeof sessionLookupSchema>;

/** Answer of account's GET /internal/buyers/:userID/addresses/:addressID. */
export const buyerLookupSchema = z.object({
  userName: z.string(),
  email: z.string(),
  /** The buyer owns the address, or the shop sends no emails to confirm it by. */
  isConfirmed: z.boolean(),
  address: savedAddressSchema,
});
export type BuyerLookup = z.infer<typeof buyerLookupSchema>;

/** Answer of account's GET /internal/buyers/:userID. */
export const confirmationSchema = buyerLookupSchema.pick({ email: true, isConfirmed: true });
export type Confirmation = z.infer<typeof confirmationSchema>;

/** Body of email's POST /internal/emails/sent-to. */
export const sentToSchema = z.object({ email: z.string().max(254) });
/** For the copy of the customer's data. */
export const sentEmailSchema = z.object({
  kind: z.string(),
  subject: z.string(),
  createdAt: z.string(),
});
export type SentEmail = z.infer<typeof sentEmailSchema>;

/** `isRequested`: anyone can have this email sent. */
export const newOrderLinkSchema = z.object({ isRequested: z.boolean().default(false) });

/** Token of an email's link; its issuer stores the digest only. */
export const linkTokenSchema = z.object({ token: z.string() });
export type LinkToken = z.infer<typeof linkTokenSchema>;

export const receiptFileSchema = z.object({ number: z.string(), pdfBase64: z.base64() });
