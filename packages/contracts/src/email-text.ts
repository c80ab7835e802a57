import { emailTextIds } from '@shop/shop-rules/email-texts';
import { z } from 'zod';
import { requiredText, wholeNumber } from './fields.ts';

/** `{name}` stands for a value of the email. */
export const emailTextEditSchema = z.object({ subject: requiredText(120), lead: requiredText(600) });
export type EmailTextEdit = z.infer<typeof emailTextEditSchema>;

/** The version that the admin saw; without it the last write wins. */
const version = wholeNumber(0, Number.MAX_SAFE_INTEGER).optional();
export const emailTextChangeSchema = emailTextEditSchema.extend({ version });
export const emailTextResetSchema = z.object({ version });

export const emailTextSchema = emailTextEditSchema.extend({
  id: z.enum(emailTextIds),
  version: z.int(),
  isOwn: z.boolean(),
  original: emailTextEditSchema,
  names: z.array(z.string()),
});
export type EmailText = z.infer<typeof emailTextSchema>;
