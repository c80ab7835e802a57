import { z } from 'zod';
import { codeText, email, emailToFind, requiredText } from './fields.ts';
import { adminRights } from '@shop/shop-rules/rights';

export const roles = ['customer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The signed-in user as every answer shows them; nothing else of the account leaves the service. */
export const sessionUserSchema = z.object({
  id: z.string(),
  userName: z.string(),
  role: z.enum(roles),
  /** Which of the back office's people an admin is; nobody else has any. */
  rights: z.enum(adminRights).optional(),
  /** Whether an admin has to set a second factor up before anything else. */
  lacksFactor: z.boolean().optional(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** Passwords have 8 to 128 characters, all of them allowed (NIST SP 800-63B). */
const newPassword = z
  .string({ error: 'Anna salasana.' })
  .min(8, { error: 'Salasanassa on oltava vähintään 8 merkkiä.' })
  .max(128, { error: 'Salasanassa saa olla enintään 128 merkkiä.' });

/** Registration. */
export const registerSchema = z.object({ userName: requiredText(60), email, password: newPassword });
export type RegisterInput = z.infer<typeof registerSchema>;

/** Asks for a letter by which a new password can be chosen. */
export const forgotSchema = z.object({ email });

/** What stands behind the # of a letter's link. */
const linkToken = z
  .string({ error: 'Linkki on vajaa.' })
  .regex(/^[\w-]{43}$/, { error: 'Linkki on vajaa. Avaa se uudelleen viestistä.' });

/** Chooses a new password by such a link. */
export const resetSchema = z.object({ token: linkToken, password: newPassword });
export type ResetInput = z.infer<typeof resetSchema>;

/** Says by a link that an address is one's own. */
export const confirmEmailSchema = z.object({ token: linkToken });

/** The password that somebody has now; asked for before what opens the account is changed. */
export const currentPassword = z
  .string({ error: 'Anna nykyinen salasanasi.' })
  .min(1, { error: 'Anna nykyinen salasanasi.' })
  .max(1024);

export const passwordChangeSchema = z.object({ currentPassword, password: newPassword });
export type PasswordChangeInput = z.infer<typeof passwordChangeSchema>;

/** Another name, which is held to what registration asks of one. */
export const nameChangeSchema = registerSchema.pick({ userName: true });

/** Asks for the account's end. */
export const leaveSchema = z.object({ currentPassword });

export const emailChangeSchema = z.object({ currentPassword, email });
export type EmailChangeInput = z.infer<typeof emailChangeSchema>;

/** One session of an account as its owner sees it. */
const ownSessionSchema = z.object({
  /** Such as 'Firefox' and 'Windows'; '' where it could not be told. */
  browser: z.string(),
  system: z.string(),
  /** The network address that it was opened from; '' in old ones. */
  address: z.string(),
  /** ISO 8601; null in old ones. */
  openedAt: z.string().nullable(),
  lastSeenAt: z.string(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** Answer of GET /api/auth/account: the account as its owner sees it, the newest session first. */
export const ownAccountSchema = z.object({
  userName: z.string(),
  email: z.string(),
  isConfirmed: z.boolean(),
  sessions: z.array(ownSessionSchema),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;

/** Invites somebody into the back office. */
export const invitationSchema = z.object({ email, rights: z.enum(adminRights) });
export type InvitationInput = z.infer<typeof invitationSchema>;

/** Accepts such an invitation by its letter's link. */
export const acceptInvitationSchema = z.object({
  token: linkToken,
  userName: requiredText(60),
  password: newPassword,
});
export type AcceptInvitationInput = z.infer<typeof acceptInvitationSchema>;

/** Other rights in the back office; null takes somebody out of it. */
export const rightsChangeSchema = z.object({ rights: z.enum(adminRights).nullable() });

/** An account as the back office answers it. */
export const accountRecordSchema = z.object({
  id: z.string(),
  userName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** null for a customer's. */
  rights: z.enum(adminRights).nullable(),
  isConfirmed: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** How many live sessions it has. */
  sessions: z.int(),
});
export type AccountRecord = z.infer<typeof accountRecordSchema>;

/** Login checks shapes only: what is wrong with a guess is not told. */
export const loginSchema = z.object({
  email: emailToFind.refine((address) => address !== '', { error: 'Anna sähköpostiosoite.' }),
  password: z.string({ error: 'Anna salasana.' }).min(1, { error: 'Anna salasana.' }).max(1024),
  /** Of the second factor, where the account has one; anything else is a wrong one. */
  code: codeText(40).optional(),
});
export type LoginInput = z.infer<typeof loginSchema>;
