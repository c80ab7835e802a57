import { brandEnv, emailDays, sellerSettings } from '@shop/contracts';
import { dataEnv, limitsEnv, loadConfig, urlEnv } from '@shop/service-kit';
import { z } from 'zod';

/** `posti@kauppa.fi`, or `Kauppa <posti@kauppa.fi>`; a line break would start another header. */
const SENDER = /^(?:[^<>@\r\n]{1,100} <[^\s<>@]{1,64}@[^\s<>@]{1,255}>|[^\s<>@]{1,64}@[^\s<>@]{1,255})$/;

export const envSchema = dataEnv.extend({
  ORDER_URL: urlEnv.describe('Where order listens: what was ordered, acknowledgements of its events'),
  CATALOG_URL: urlEnv.describe('Where catalog listens: who sells, who waits for a product, acknowledgements'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, { error: 'must start with smtp:// or smtps://' })
    .optional()
    .describe(
      'Mail server, like `smtps://user:password@mail.example`; without it emails are kept as files. On `smtp://` production requires STARTTLS unless it ends in `?requireTLS=false`',
    ),
  MAIL_FROM: z
    .string()
    .regex(SENDER, { error: 'must be an address, like posti@kauppa.fi or Kauppa <posti@kauppa.fi>' })
    .optional()
    .describe('Sender of emails; by default the brand and the seller’s email address'),
  MAIL_DIR: z.string().min(1).describe('Folder of emails that are kept as files'),
  LETTER_DAYS: emailDays,
  LIMITS: limitsEnv,
  BRAND: brandEnv,
  ...sellerSettings,
});
export type EmailConfig = z.infer<typeof envSchema>;

export const readConfig = (env: NodeJS.ProcessEnv = process.env): EmailConfig => loadConfig(envSchema, env);
