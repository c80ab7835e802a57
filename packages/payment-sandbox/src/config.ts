import { z } from 'zod';

const url = z.url().transform((text) => text.replace(/(?<!\/)\/+$/, ''));

export const envSchema = z.object({
  SHOP_MODE: z
    // Unset counts as production, as in every service.
    .literal('demo', { error: 'must be demo: the payment stand-ins refuse to run in production' })
    .describe('The stand-ins start only with `demo`'),
  HOST: z.string().default('127.0.0.1').describe('Address the process listens on'),
  PORT: z.coerce.number().int().min(0).max(65_535).describe('Port the process listens on'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Level of the JSON log'),
  PUBLIC_URL: url
    .default('http://localhost:3000')
    .describe('Where a browser reaches the pages, through the gateway'),
  STRIPE_WEBHOOK_SECRET: z.string().min(16).describe('Signs the card webhooks'),
  PAYPAL_CLIENT_ID: z.string().min(8).describe('Client id that the shop has to come with'),
  PAYPAL_CLIENT_SECRET: z.string().min(8).describe('Its secret, which also signs the PayPal webhooks'),
  PAYPAL_WEBHOOK_ID: z.string().min(4).describe('Id that the PayPal webhooks are signed for'),
  WEBHOOK_URL: url.describe('Target of webhooks; `/stripe` or `/paypal` is appended'),
  LEDGER_FILE: z.string().min(1).describe('Append-only file of all events of the stand-ins'),
});
export type SandboxConfig = z.infer<typeof envSchema>;

/** @throws Error listing every invalid variable */
export function readConfig(env: Record<string, string | undefined> = process.env): SandboxConfig {
  const result = envSchema.safeParse(env);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`These settings are missing or wrong:\n${lines.join('\n')}`);
}
