import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { providerKeys, requiredInProduction } from '@shop/service-kit/required-settings';
import { isTopOfSite } from '@shop/shop-rules/top-of-site';
import { choices, numbers } from './choices.ts';
import type { Env } from './commands.ts';
import { StartError } from './start-error.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** The only reader of the environment. */
export const environment: Env = process.env;

export type StartConfig = {
  mode: 'demo' | 'production';
  port: number;
  host: string;
  dataDir: string;
  limits: string;
  publicUrl: string;
  dbPrefix: string;
  hangMs: number;
  processes: 'each' | 'few';
  sandbox: boolean;
  env: Env;
};

/** @throws StartError */
function assertSettings(env: Env): void {
  const words = Object.entries(choices).flatMap(([name, allowed]) => {
    const value = env[name];
    if (!value || allowed.includes(value)) return [];
    return [`${name} is '${value}': it must be ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}.`];
  });
  const sentences = [
    ...words,
    ...Object.keys(numbers).flatMap((name) => numberProblem(name, env[name]) ?? []),
  ];
  if (sentences.length > 0) throw new StartError(sentences.join(' '));
}

function numberProblem(name: string, text: string | undefined): string | null {
  const { [name]: setting } = numbers;
  if (!text || !setting) return null;
  const { type, minimum, maximum } = setting;
  const value = Number(text);
  const isKind = type === 'integer' ? Number.isInteger(value) : Number.isFinite(value);
  if (isKind && value >= minimum && value <= maximum) return null;
  const range = maximum === Number.MAX_SAFE_INTEGER ? `${minimum} or more` : `from ${minimum} to ${maximum}`;
  return `${name} is '${text}': it must be a ${type === 'integer' ? 'whole number' : 'number'}, ${range}.`;
}

const HANG_SECONDS = 30;

/**
 * 0: never.
 * @throws StartError
 */
export function hangMsOf(env: Env): number {
  const seconds = Number(env['HANG_SECONDS'] || HANG_SECONDS);
  if (seconds >= 0 && Number.isFinite(seconds)) return seconds * 1_000;
  throw new StartError(
    `HANG_SECONDS is '${env['HANG_SECONDS']}': it must be a number of seconds, 0 for never.`,
  );
}

/** The processes' own rule. @throws StartError */
function publicUrlOf(env: Env, port: number): string {
  const url = env['PUBLIC_URL'] || `http://localhost:${port}`;
  if (isTopOfSite(url)) return url;
  throw new StartError(
    `PUBLIC_URL is '${url}': it must be an address without a path, like https://shop.example.`,
  );
}

/** @throws StartError */
export function readStartConfig(given: Env = {}): StartConfig {
  const env = { ...environment, ...given };
  assertSettings(env);
  const mode = env['SHOP_MODE'] === 'production' ? 'production' : 'demo';
  const port = Number(env['PORT'] || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartError(`PORT is '${env['PORT']}': it must be a number from 1 to 65535.`);
  }
  const realKeys = mode === 'production' || Boolean(env['STRIPE_SECRET_KEY'] || env['PAYPAL_CLIENT_ID']);
  const needed = [...(mode === 'production' ? requiredInProduction : []), ...(realKeys ? providerKeys : [])];
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0) {
    const why = mode === 'production' ? 'A shop in production' : 'A shop with real payment keys';
    throw new StartError(`${why} also needs these settings: ${missing.join(', ')}.`);
  }
  return {
    mode,
    port,
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(root, env['DATA_DIR'] || '.data'),
    limits: env['LIMITS'] || (mode === 'production' ? 'production' : 'local'),
    publicUrl: publicUrlOf(env, port),
    dbPrefix: env['DB_PREFIX'] || 'shop',
    hangMs: hangMsOf(env),
    processes: env['PROCESSES'] === 'few' ? 'few' : 'each',
    sandbox: !realKeys,
    env,
  };
}
