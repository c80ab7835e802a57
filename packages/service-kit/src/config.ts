import { limitsProfiles } from '@shop/shop-rules';
import { publicUrlEnv } from '@shop/contracts/public-url';
import { z } from 'zod';
import { redisUrlProblem } from './redis-url.ts';

/** Base URL of another process, without a trailing slash. */
export const urlEnv = z
  .url()
  .refine((url) => /^https?:/.test(url), { error: 'must start with http:// or https://' })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ''));

/** At least 32 bytes for HMAC-SHA-256 (RFC 7518, 3.2), and not one repeated character. */
export const secretEnv = z
  .string()
  .min(32, { error: 'must have at least 32 characters' })
  .refine((secret) => !/^(.)\1*$/su.test(secret), {
    error: 'must not be one character again and again: draw it with npm run secrets',
  });

export const limitsEnv = z
  .enum(limitsProfiles)
  .default('production')
  .describe(
    'Limits of logins, orders, uploads, emails and unpaid pieces per buyer; `local` is ten times looser, production accepts `production` only',
  );

export const paymentsEnv = z
  .enum(['live', 'test'])
  .default('live')
  .describe('`test` lets production run with the providers’ test keys; every page then says so');

export const baseEnv = z.object({
  SHOP_MODE: z
    .enum(['demo', 'production'])
    .default('production')
    .describe('`demo` allows stand-ins, demo accounts and plain http; `production` refuses them'),
  HOST: z.string().default('127.0.0.1').describe('Address the process listens on'),
  PORT: z.coerce.number().int().min(0).max(65_535).describe('Port the process listens on'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Level of the JSON log'),
  STOP_DELAY_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(0)
    .describe('Seconds that a stopping process stays open while its /ready already answers 503'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('OpenTelemetry collector that takes traces over OTLP/HTTP, like `http://collector:4318`'),
  PUBLIC_URL: publicUrlEnv
    .default('http://localhost:3000')
    .describe('Where visitors reach the shop; https in production'),
  SERVICE_TOKEN_SECRET: secretEnv.describe('Signs the calls between services'),
  USER_TOKEN_PUBLIC_KEY: z.string().min(1).describe('The gateway’s public ES256 key, SPKI PEM in base64'),
});
export type BaseConfig = z.infer<typeof baseEnv>;

export const dataEnv = baseEnv.extend({
  MONGO_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, { error: 'must start with mongodb://' })
    .describe('MongoDB 6 or newer, with its journal'),
  REDIS_URL: z
    .string()
    .check(({ value, issues }) => {
      const problem = redisUrlProblem(value);
      if (problem) issues.push({ code: 'custom', input: value, message: problem });
    })
    .describe(
      'Redis or Valkey with `noeviction` and an append-only file: `redis://` or `rediss://` (TLS), behind Sentinels `redis+sentinel://host:port,host:port/name`',
    ),
  DB_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('shop')
    .describe('First part of every database’s and queue’s name, so that two shops can share the servers'),
});
export type DataConfig = z.infer<typeof dataEnv>;

/**
 * @param env usually `process.env`
 * @throws Error that names every invalid variable
 */
export function loadConfig<S extends z.ZodType>(
  schema: S,
  env: Record<string, string | undefined>,
): z.infer<S> {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(set, { error: configErrorText });
  const problems = result.success
    ? productionProblems(result.data as Record<string, unknown>)
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (result.success && problems.length === 0) return result.data;
  throw new Error(
    `These settings are missing or wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  );
}

/** Operators read English. */
const configErrorText: z.core.$ZodErrorMap = (issue) =>
  issue.input === undefined ? 'is missing' : z.locales.en().localeError(issue);

function productionProblems({ SHOP_MODE, PUBLIC_URL, LIMITS }: Record<string, unknown>): string[] {
  if (SHOP_MODE !== 'production') return [];
  // Plain http would expose the session cookie.
  const isPlain = typeof PUBLIC_URL === 'string' && !PUBLIC_URL.startsWith('https://');
  const isLoose = LIMITS !== undefined && LIMITS !== 'production';
  return [
    ...(isPlain ? ['PUBLIC_URL: must start with https:// in production'] : []),
    ...(isLoose ? ['LIMITS: must be production in production'] : []),
  ];
}
