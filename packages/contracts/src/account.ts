import { z } from 'zod';
import { codeText, email, emailToFind, requiredText } from './fields.ts';
import { adminRights } from '@shop/shop-rules/rights';
import { reviewsAfter } from './product-review.ts';

export const roles = ['customer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The logged-in user; nothing else of the account leaves the service. */
export const sessionUserSchema = z.object({
  id: z.string(),
  userName: z.string(),
  role: z.enum(roles),
  /** Admins only. */
  rights: z.enum(adminRights).optional(),
  /** The admin must set up a second factor first. */
  lacksFactor: z.boolean().optional(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** 8 to 128 characters, all allowed (NIST SP 800-63B). */
const newPassword = z
  .string({ error: 'Anna salasana.' })
  .min(8, { error: 'Salasanassa on oltava vähintään 8 merkkiä.' })
  .max(128, { error: 'Salasanassa saa olla enintään 128 merkkiä.' });

export const registerSchema = z.object({ userName: requiredText(60), email, password: newPassword });
export type RegisterInput = z.infer<typeof registerSchema>;

export const forgotSchema = z.object({ email });

/** Behind the # of an email's link. */
const linkToken = z
  .string({ error: 'Linkki on vajaa.' })
  .regex(/^[\w-]{43}$/, { error: 'Linkki on vajaa. Avaa se uudelleen viestistä.' });

export const resetSchema = z.object({ token: linkToken, password: newPassword });
export type ResetInput = z.infer<typeof resetSchema>;

export const confirmEmailSchema = z.object({ token: linkToken });

export const currentPassword = z
  .string({ error: 'Anna nykyinen salasanasi.' })
  .min(1, { error: 'Anna nykyinen salasanasi.' })
  .max(1024);

export const passwordChangeSchema = z.object({ currentPassword, password: newPassword });
export type PasswordChangeInput = z.infer<typeof passwordChangeSchema>;

export const nameChangeSchema = registerSchema.pick({ userName: true });

export const leaveSchema = z.object({
  currentPassword,
  reviews: z.enum(reviewsAfter).default('keep'),
});

export const emailChangeSchema = z.object({ currentPassword, email });
export type EmailChangeInput = z.infer<typeof emailChangeSchema>;

const ownSessionSchema = z.object({
  /** Such as 'Firefox' and 'Windows'; '' when unknown. */
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  openedAt: z.string(),
  lastSeenAt: z.string(),
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** Answer of GET /api/auth/account, newest session first. */
export const ownAccountSchema = z.object({
  userName: z.string(),
  email: z.string(),
  isConfirmed: z.boolean(),
  sessions: z.array(ownSessionSchema),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;

export const invitationSchema = z.object({ email, rights: z.enum(adminRights) });
export type InvitationInput = z.infer<typeof invitationSchema>;

const pendingInvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  rights: z.enum(adminRights),
  invitedBy: z.string(),
  expiresAt: z.string(),
});
export type PendingInvitation = z.infer<typeof pendingInvitationSchema>;

export const acceptInvitationSchema = z.object({
  token: linkToken,
  userName: requiredText(60),
  password: newPassword,
});
export type AcceptInvitationInput = z.infer<typeof acceptInvitationSchema>;

/** null removes the account from the back office. */
export const rightsChangeSchema = z.object({ rights: z.enum(adminRights).nullable() });

export const accountRecordSchema = z.object({
  id: z.string(),
  userName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  rights: z.enum(adminRights).nullable(),
  isConfirmed: z.boolean(),
  createdAt: z.string(),
  sessions: z.int(),
});
export type AccountRecord = z.infer<typeof accountRecordSchema>;

/** Login checks shapes only, so that a wrong guess gets one answer. */
export const loginSchema = z.object({
  email: emailToFind.refine((address) => address !== '', { error: 'Anna sähköpostiosoite.' }),
  password: z.string({ error: 'Anna salasana.' }).min(1, { error: 'Anna salasana.' }).max(1024),
  /** Of the second factor; ignored where the account has none. */
  code: codeText(40).optional(),
});
export type LoginInput = z.infer<typeof loginSchema>;
