import { join, resolve } from 'node:path';
import type { Env } from './commands.ts';
import { root, type StartConfig } from './config.ts';
import type { ProcessRow } from './processes.ts';
import type { Secrets } from './secrets.ts';

export type Values = Record<string, string>;

const MACHINE = [
  'PATH',
  'HOME',
  'USER',
  'LANG',
  'TZ',
  'TMPDIR',
  'TEMP',
  'SystemRoot',
  'NODE_EXTRA_CA_CERTS',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
] as const;

/** Without the shop's settings. */
export function machineEnvironment(env: Env): Values {
  return pick(env, MACHINE);
}

/** Host part of a local URL. */
export function reachableHost(host: string): string {
  if (['0.0.0.0', '::', 'localhost'].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Values of all variables. */
export function shopValues(
  config: StartConfig,
  shop: { ports: Record<string, number>; mongoUrl: string; redisUrl: string; secrets: Secrets | null },
): Values {
  const at = (name: string) => `http://127.0.0.1:${shop.ports[name]}`;
  // Only the gateway listens on HOST.
  const gateway = `http://${reachableHost(config.host)}:${shop.ports['gateway']}`;
  return {
    ...withoutOverridden(shop.secrets ?? {}, config),
    SHOP_MODE: config.mode,
    LIMITS: config.limits,
    PUBLIC_URL: config.publicUrl,
    DB_PREFIX: config.dbPrefix,
    MONGO_URL: shop.mongoUrl,
    REDIS_URL: shop.redisUrl,
    ACCOUNT_URL: at('account'),
    CATALOG_URL: at('catalog'),
    CART_URL: at('cart'),
    ORDER_URL: at('order'),
    PAYMENT_URL: at('payment'),
    EMAIL_URL: at('email'),
    STOREFRONT_URL: at('storefront'),
    GATEWAY_URL: gateway,
    METRICS_HOST: config.env['METRICS_HOST'] || '127.0.0.1',
    METRICS_PORT: String(shop.ports['gateway-metrics']),
    UPLOADS_DIR: folderOf(config, 'UPLOADS_DIR', 'uploads'),
    MAIL_DIR: folderOf(config, 'MAIL_DIR', 'mail'),
    ...(config.env['SMTP_URL'] ? { SENDS_MAIL: 'true' } : {}),
    ADMIN_DIST: join(root, 'admin', 'dist'),
    LEDGER_FILE: join(config.dataDir, 'sandbox-ledger.json'),
    WEBHOOK_URL: `${gateway}/api/webhooks`,
    ...(config.sandbox ? { SANDBOX_URL: at('payment-sandbox'), PAYPAL_ENVIRONMENT: 'sandbox' } : {}),
  };
}

/** Relative to the checkout, like DATA_DIR. */
export function folderOf({ dataDir, env }: StartConfig, setting: string, name: string): string {
  const path = env[setting];
  return path ? resolve(root, path) : join(dataDir, name);
}

function withoutOverridden(secrets: Values, config: StartConfig): Values {
  return Object.fromEntries(Object.entries(secrets).filter(([name]) => !config.env[name]));
}

/** Reduces glibc's memory: two arenas, and large blocks return to the system (mallopt(3)). */
const SMALL_HEAPS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Only those that the process reads. */
export function environmentOf(
  row: ProcessRow,
  from: { values: Values; env: Env; port: number; host: string },
): Values {
  return {
    ...machineEnvironment(from.env),
    ...pick(from.env, row.reads),
    ...pick(from.values, row.reads),
    NODE_ENV: 'production',
    ...SMALL_HEAPS,
    HOST: from.host,
    PORT: String(from.port),
  };
}

function pick(source: Env, names: readonly string[]): Values {
  const there = names.filter((name) => source[name] !== undefined && source[name] !== '');
  return Object.fromEntries(there.map((name) => [name, source[name] as string]));
}
