import { z } from 'zod';

/** A base URL of another process, without a slash at the end. */
export const urlEnv = z
  .url()
  .refine((url) => /^https?:/.test(url), { error: 'must start with http:// or https://' })
  .transform((url) => url.replace(/\/+$/, ''));

/** A secret long enough for HMAC-SHA-256 (RFC 7518, section 3.2: at least 32 bytes). */
export const secretEnv = z.string().min(32, { error: 'must have at least 32 characters' });

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
  PUBLIC_URL: urlEnv
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
  const result = schema.safeParse(set);
  if (result.success) return assertProductionUrl(result.data);
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`These settings are missing or wrong:\n${lines.join('\n')}`);
}

/** A session cookie over plain http can be read on the way: only a shop on the own machine may do that. */
function assertProductionUrl<T>(config: T): T {
  const { SHOP_MODE, PUBLIC_URL } = config as Partial<BaseConfig>;
  if (SHOP_MODE === 'production' && PUBLIC_URL && !PUBLIC_URL.startsWith('https://')) {
    throw new Error(
      'These settings are missing or wrong:\n  PUBLIC_URL: must start with https:// in production',
    );
  }
  return config;
}
