import { z } from 'zod';

const url = z.url().transform((text) => text.replace(/\/+$/, ''));

/** What the stand-ins read from the environment. */
export const envSchema = z.object({
  /** Only `demo`: what nobody has set counts as production, as in every service. */
  SHOP_MODE: z.literal('demo', { error: 'the payment stand-ins refuse to run in production' }),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** The address under which a browser reaches the pages, through the gateway. */
  PUBLIC_URL: url.default('http://localhost:3000'),
  STRIPE_WEBHOOK_SECRET: z.string().min(16),
  PAYPAL_CLIENT_ID: z.string().min(8),
  PAYPAL_CLIENT_SECRET: z.string().min(8),
  PAYPAL_WEBHOOK_ID: z.string().min(4),
  /** Where webhooks go; `/stripe` or `/paypal` is appended. */
  WEBHOOK_URL: url,
  /** The append-only file with everything that ever happened here. */
  LEDGER_FILE: z.string().min(1),
});
export type SandboxConfig = z.infer<typeof envSchema>;

/**
 * @param env usually `process.env`
 * @throws Error that names every bad variable, one a line
 */
export function readConfig(env: Record<string, string | undefined>): SandboxConfig {
  const result = envSchema.safeParse(env);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`These settings are missing or wrong:\n${lines.join('\n')}`);
}
