import { z } from 'zod';
import { cleanCode } from '@shop/shop-rules/clean-text';
import { currentPassword } from './account.ts';

/** Six digits of an app, with or without a gap, or one of the recovery codes. */
export const secondFactorCode = z
  .string({ error: 'Anna koodi.' })
  .max(200, { error: 'Anna kuusi numeroa tai varakoodi.' })
  .transform((text) => cleanCode(text).replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(?:\d{6}|[a-z2-7]{24})$/, { error: 'Anna kuusi numeroa tai varakoodi.' }));

/** Begins to set a second factor up, or takes it away. */
export const secondFactorBeginSchema = z.object({ currentPassword });

/** Turns it on by the first code, which shows that the app has the secret. */
export const secondFactorConfirmSchema = z.object({ code: secondFactorCode });

/** Turns it off. */
export const secondFactorOffSchema = z.object({ currentPassword, code: secondFactorCode });
export type SecondFactorOffInput = z.infer<typeof secondFactorOffSchema>;

/** How the second factor of one's own account stands. */
export const secondFactorSchema = z.object({
  isOn: z.boolean(),
  /** ISO 8601; null when it is off. */
  since: z.string().nullable(),
  /** How many recovery codes are left. */
  recoveryCodes: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** What an app is told: once, to whoever sets it up. */
export const secondFactorSecretSchema = z.object({
  /** `otpauth://totp/…`, for a QR code. */
  uri: z.string(),
  /** The secret in base32, to be typed where nothing can be scanned. */
  secret: z.string(),
});
export type SecondFactorSecret = z.infer<typeof secondFactorSecretSchema>;

/** The recovery codes, shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
