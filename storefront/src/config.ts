import { brandEnv, defaultSettingsEnv, emailDays } from '@shop/contracts/seller';
import { picturesCdnEnv, publicUrlEnv } from '@shop/contracts/public-url';
import { z } from 'zod';

const url = z
  .url()
  .refine((value) => /^https?:/.test(value), { error: 'must start with http:// or https://' })
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''));

export const envSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4321),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  STOP_DELAY_SECONDS: z.coerce.number().min(0).max(60).default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  PUBLIC_URL: publicUrlEnv.default('http://localhost:3000'),
  PICTURES_CDN_URL: picturesCdnEnv,
  GATEWAY_URL: url
    .default('http://localhost:3000')
    .describe('Address of the gateway, by which the storefront’s server calls /api'),
  BRAND: brandEnv,
  PAYMENTS: z.enum(['live', 'test']).default('live'),
  /** The shop's own domain of Stripe's payment page. */
  STRIPE_CHECKOUT_DOMAIN: z
    .string()
    .regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, { error: 'must be a host name, like pay.example.com' })
    .optional(),
  ...defaultSettingsEnv,
  LETTER_DAYS: emailDays,
  SELLER_INSTAGRAM: url.optional().describe('Social link; not shown when it is not set'),
  SELLER_PINTEREST: url.optional().describe('Social link; not shown when it is not set'),
  SELLER_FACEBOOK: url.optional().describe('Social link; not shown when it is not set'),
});

export type StorefrontConfig = z.infer<typeof envSchema>;

/** @throws Error that lists every invalid variable */
export function readConfig(env: Record<string, string | undefined>): StorefrontConfig {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = envSchema.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`These settings are missing or wrong:\n${lines.join('\n')}`);
}

export const config = readConfig(process.env);
