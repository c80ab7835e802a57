import { z } from 'zod';
import { emailAddress, requiredText, text } from './fields.ts';
import { offeredProductSchema } from './restock.ts';

/** A link is the shop's address, `path` and `secret`; email erases the secret once it is sent or expired. */
const secretLinkSchema = z.object({
  path: z.string().regex(/^\/[\w/-]{0,100}(?:[?#][\w=&-]{0,100})?$/),
  secret: z.string().regex(/^[\w.-]{16,500}$/),
  /** ISO 8601; the email is not sent afterwards. */
  expiresAt: z.iso.datetime(),
});

const common = {
  /** A repeated id and kind makes no second email. */
  id: z.string().regex(/^[\w-]{8,80}$/),
  to: emailAddress('No email address.'),
  /** '' when unknown. */
  toName: z.string().max(200),
};
const withLink = { ...common, link: secretLinkSchema };
/** `at`: ISO 8601. */
const ofMoment = { ...common, at: z.iso.datetime() };

/** Body of email's POST /internal/emails/account. */
export const accountEmailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password-reset'), ...withLink }),
  z.object({ kind: z.literal('email-confirmation'), ...withLink }),
  /** Sent to the new address, which is not confirmed yet. */
  z.object({ kind: z.literal('email-change'), ...withLink }),
  /** Sent to the earlier address; leaves the new one out if the earlier one was never confirmed. */
  z.object({
    kind: z.literal('email-changed'),
    ...ofMoment,
    newEmail: emailAddress('No email address.').optional(),
  }),
  z.object({ kind: z.literal('password-changed'), ...ofMoment }),
  z.object({ kind: z.literal('account-deleted'), ...ofMoment }),
  /** `device` and `address` are '' when unknown. */
  z.object({ kind: z.literal('admin-login'), ...ofMoment, device: text(200), address: text(64) }),
  /** `by`: the inviting colleague. */
  z.object({ kind: z.literal('invitation'), ...withLink, by: requiredText(200) }),
  z.object({ kind: z.literal('wish-back'), ...withLink, product: offeredProductSchema }),
  z.object({ kind: z.literal('wish-cheaper'), ...withLink, product: offeredProductSchema }),
]);
export type AccountEmail = z.infer<typeof accountEmailSchema>;
