import { z } from 'zod';
import { cleanCode } from '@shop/shop-rules/clean-text';
import { currentPassword } from './account.ts';

/** Six digits, with or without a space, or a recovery code. */
export const secondFactorCode = z
  .string({ error: 'Anna koodi.' })
  .max(200, { error: 'Anna kuusi numeroa tai varakoodi.' })
  .transform((text) => cleanCode(text).replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(?:\d{6}|[a-z2-7]{24})$/, { error: 'Anna kuusi numeroa tai varakoodi.' }));

export const secondFactorBeginSchema = z.object({ currentPassword });

/** The first code proves that the app has the secret. */
export const secondFactorConfirmSchema = z.object({ code: secondFactorCode });

export const secondFactorOffSchema = z.object({ currentPassword, code: secondFactorCode });
export type SecondFactorOffInput = z.infer<typeof secondFactorOffSchema>;

export const secondFactorSchema = z.object({
  isOn: z.boolean(),
  /** ISO 8601; null when off. */
  since: z.string().nullable(),
  recoveryCodes: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const secondFactorSecretSchema = z.object({
  /** `otpauth://totp/…`, for a QR code. */
  uri: z.string(),
  /** In base32, for typing. */
  secret: z.string(),
});
export type SecondFactorSecret = z.infer<typeof secondFactorSecretSchema>;

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
