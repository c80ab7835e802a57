import { z } from 'zod';
import { emailAddress, requiredText, text } from './fields.ts';

/**
 * Where a letter's link leads: the shop's address, `path` and `secret`, one after the other. What opens something is the
 * secret alone; letters forgets it once the letter is sent or its time is over.
 */
const secretLinkSchema = z.object({
  /** In the shop, up to the secret: `/auth/reset#token=`. */
  path: z.string().regex(/^\/[\w/-]{0,100}(?:[?#][\w=&-]{0,100})?$/),
  secret: z.string().regex(/^[\w.-]{16,500}$/),
  /** ISO 8601: from then on it opens nothing, and the letter is not sent any more. */
  expiresAt: z.iso.datetime(),
});

const letter = {
  /** The same id and kind never make a second letter. */
  id: z.string().regex(/^[\w-]{8,80}$/),
  to: emailAddress('No email address.'),
  /** '' where nobody has told. */
  toName: z.string().max(200),
};
const withLink = { ...letter, link: secretLinkSchema };
/** `at`: when it happened, ISO 8601. */
const ofMoment = { ...letter, at: z.iso.datetime() };

/** Body of letters' POST /internal/emails/account: a letter about an account, and what it tells. */
export const accountEmailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password-reset'), ...withLink }),
  z.object({ kind: z.literal('email-confirmation'), ...withLink }),
  /** To the new address, which is not the account's before it is confirmed. */
  z.object({ kind: z.literal('email-change'), ...withLink }),
  /** To the address that the account had; without the new one where the old one was never confirmed. */
  z.object({
    kind: z.literal('email-changed'),
    ...ofMoment,
    newEmail: emailAddress('No email address.').optional(),
  }),
  z.object({ kind: z.literal('password-changed'), ...ofMoment }),
  z.object({ kind: z.literal('account-deleted'), ...ofMoment }),
  /** Somebody has signed in to an account of the back office; `device` and `address` are '' where they are unknown. */
  z.object({ kind: z.literal('admin-login'), ...ofMoment, device: text(200), address: text(64) }),
  /** `by`: the name of who invites into the back office. */
  z.object({ kind: z.literal('invitation'), ...withLink, by: requiredText(200) }),
]);
export type AccountEmail = z.infer<typeof accountEmailSchema>;
