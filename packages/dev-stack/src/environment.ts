import { join, resolve } from 'node:path';
import type { Env } from './commands.ts';
import { root, type StartConfig } from './config.ts';
import type { ProcessRow } from './processes.ts';
import type { Secrets } from './secrets.ts';

export type Values = Record<string, string>;

/** What every child needs of the machine, whatever it does; nothing else of the starter's environment leaks in. */
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

/** What a process needs of the machine's environment to run at all; no setting of the shop is among it. */
export function machineEnvironment(env: Env): Values {
  return pick(env, MACHINE);
}

/** How this machine's own processes reach what listens on `host`, as a URL has it. */
export function reachableHost(host: string): string {
  if (['0.0.0.0', '::', 'localhost'].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** The value of every variable that some process reads, for a shop whose processes listen on these ports. */
export function shopValues(
  config: StartConfig,
  shop: { ports: Record<string, number>; mongoUrl: string; redisUrl: string; secrets: Secrets | null },
): Values {
  const at = (name: string) => `http://127.0.0.1:${shop.ports[name]}`;
  // It alone listens where HOST says.
  const gateway = `http://${reachableHost(config.host)}:${shop.ports['gateway']}`;
  return {
    ...withoutGiven(shop.secrets ?? {}, config),
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
    UPLOADS_DIR: folderOf(config, 'UPLOADS_DIR', 'uploads'),
    MAIL_DIR: folderOf(config, 'MAIL_DIR', 'mail'),
    ...(config.env['SMTP_URL'] ? { SENDS_MAIL: 'true' } : {}),
    ADMIN_DIST: join(root, 'admin', 'dist'),
    LEDGER_FILE: join(config.dataDir, 'sandbox-ledger.json'),
    WEBHOOK_URL: `${gateway}/api/webhooks`,
    ...(config.sandbox ? { SANDBOX_URL: at('payment-sandbox'), PAYPAL_ENVIRONMENT: 'sandbox' } : {}),
  };
}

/** A folder that the environment names, from the checkout as DATA_DIR is; else one beside the other data. */
export function folderOf({ dataDir, env }: StartConfig, setting: string, name: string): string {
  const given = env[setting];
  return given ? resolve(root, given) : join(dataDir, name);
}

/** Generated secrets, but for those that the environment names itself (real payment keys above all). */
function withoutGiven(secrets: Values, config: StartConfig): Values {
  return Object.fromEntries(Object.entries(secrets).filter(([name]) => !config.env[name]));
}

/**
 * glibc gives each of Node's eight helper threads a heap of its own, up to eight a core, and keeps what was freed in them:
 * two serve a process whose script runs in one thread. And after a large piece was freed, the next ones as large come from
 * a heap too, unless it is told the size (mallopt(3): its own first one) from which a piece is the system's again.
 */
const SMALL_HEAPS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * The environment of one process: what it reads, from the shop's values, else from the starter's environment (so
 * that `HOLD_MINUTES=5 npm start` works), and nothing that it does not read.
 */
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
