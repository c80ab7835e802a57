import { emailTextIds } from '@shop/shop-rules/email-texts';
import { z } from 'zod';
import { requiredText } from './fields.ts';

/** `{name}` stands for a value of the email. */
export const emailTextEditSchema = z.object({ subject: requiredText(120), lead: requiredText(600) });
export type EmailTextEdit = z.infer<typeof emailTextEditSchema>;

export const emailTextSchema = emailTextEditSchema.extend({
  id: z.enum(emailTextIds),
  isOwn: z.boolean(),
  original: emailTextEditSchema,
  names: z.array(z.string()),
});
export type EmailText = z.infer<typeof emailTextSchema>;
