import { limitsProfiles } from '@shop/shop-rules';
import { publicUrlEnv } from '@shop/contracts/public-url';
import { z } from 'zod';

/** A base URL of another process, without a slash at the end. */
export const urlEnv = z
  .url()
  .refine((url) => /^https?:/.test(url), { error: 'must start with http:// or https://' })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ''));

/** A secret long enough for HMAC-SHA-256 (RFC 7518, section 3.2: at least 32 bytes), and none that was typed with one finger. */
export const secretEnv = z
  .string()
  .min(32, { error: 'must have at least 32 characters' })
  .refine((secret) => !/^(.)\1*$/su.test(secret), {
    error: 'must not be one character again and again: draw it with npm run secrets',
  });

/** How closely the bounds against abuse are kept; read by every process that keeps them. */
export const limitsEnv = z
  .enum(limitsProfiles)
  .default('production')
  .describe(
    'How often logins, orders, uploads and emails may come, and how many unpaid pieces one buyer may hold; `local` is ten times looser, production takes `production` alone',
  );

/** Whether payments are for real; read by who takes them and by who shows pages. */
export const paymentsEnv = z
  .enum(['live', 'test'])
  .default('live')
  .describe('`test` lets production run with the providers’ test keys; every page then says so');

/** What every process reads. */
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
    .describe('How much the JSON log tells'),
  PUBLIC_URL: publicUrlEnv
    .default('http://localhost:3000')
    .describe('Where visitors reach the shop; https in production'),
  SERVICE_TOKEN_SECRET: secretEnv.describe('Signs the calls between services'),
  USER_TOKEN_PUBLIC_KEY: z.string().min(1).describe('The gateway’s public ES256 key, SPKI PEM in base64'),
});
export type BaseConfig = z.infer<typeof baseEnv>;

/** What a process with stores reads besides. */
export const dataEnv = baseEnv.extend({
  MONGO_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, { error: 'must start with mongodb://' })
    .describe('MongoDB 6 or newer, with its journal'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, { error: 'must start with redis://' })
    .describe('Redis or Valkey with `noeviction` and an append-only file'),
  DB_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('shop')
    .describe('First part of every database’s and queue’s name, so that two shops can share the servers'),
});
export type DataConfig = z.infer<typeof dataEnv>;

/**
 * Reads a process's settings once, at start.
 * @param schema the process's own environment schema
 * @param env usually `process.env`
 * @throws Error that names every bad variable, one a line
 */
export function loadConfig<S extends z.ZodType>(
  schema: S,
  env: Record<string, string | undefined>,
): z.infer<S> {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(set, { error: operatorsWords });
  const problems = result.success
    ? productionProblems(result.data as Record<string, unknown>)
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (result.success && problems.length === 0) return result.data;
  throw new Error(
    `These settings are missing or wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  );
}

/** Whoever runs the shop reads English, whatever language its visitors are answered in. */
const operatorsWords: z.core.$ZodErrorMap = (issue) =>
  issue.input === undefined ? 'is missing' : z.locales.en().localeError(issue);

/** What no process takes in production, whichever of these settings it reads. */
function productionProblems({ SHOP_MODE, PUBLIC_URL, LIMITS }: Record<string, unknown>): string[] {
  if (SHOP_MODE !== 'production') return [];
  // A session cookie over plain http can be read on the way: only a shop on the own machine may do that.
  const isPlain = typeof PUBLIC_URL === 'string' && !PUBLIC_URL.startsWith('https://');
  const isLoose = LIMITS !== undefined && LIMITS !== 'production';
  return [
    ...(isPlain ? ['PUBLIC_URL: must start with https:// in production'] : []),
    ...(isLoose ? ['LIMITS: must be production in production'] : []),
  ];
}
