import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileStoreUrlEnv } from '@shop/file-store';

const env = process.env;

/** Belongs to the machine and its place, not to the shop. */
const PLACE =
  /^(PATH|HOME|USER|LANG|TZ|TMPDIR|TEMP|SystemRoot|HOSTNAME|(HTTPS?|NO)_PROXY|(NODE|MALLOC|YARN|BACKUP|KUBERNETES)_.*|MONGO_HOSTS|REDIS_(SCHEME|HOSTS)|HOST|PORT|METRICS_PORT|(MONGO|REDIS|ACCOUNT|CATALOG|CART|ORDER|PAYMENT|EMAIL|STOREFRONT|SANDBOX|GATEWAY|WEBHOOK)_URL|ADMIN_DIST|PICTURES_URL|UPLOADS_DIR|MAIL_DIR|LEDGER_FILE)$/;

type Keys = { S3_ACCESS_KEY_ID: string | undefined; S3_SECRET_ACCESS_KEY: string | undefined };
/** `url` as in PICTURES_URL. */
export type Address = { url: string; keys: Keys };
type Config = {
  mongoUrl: string;
  prefix: string;
  /** By name in the backup. */
  files: Record<string, Address>;
  settings: Record<string, string>;
  backups: Address;
  key: string;
  keep: number;
};

/** @throws Error that names a missing or wrong setting */
export function readConfig(): Config {
  const missing = ['MONGO_URL', 'UPLOADS_DIR', 'BACKUP_KEY', 'BACKUP_DIR'].filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`These settings are missing: ${missing.join(', ')}`);
  const keep = Number(env['BACKUP_KEEP'] || 30);
  if (!Number.isInteger(keep) || keep < 1) throw new Error('BACKUP_KEEP must be a number of backups');
  const files = Object.entries({ uploads: 'UPLOADS_DIR', pictures: 'PICTURES_URL', mail: 'MAIL_DIR' }).filter(
    ([, setting]) => env[setting],
  );
  const backups = { url: addressIn('BACKUP_DIR'), keys: backupKeys() };
  for (const [, setting] of files) {
    if (placeOf(backups.url).startsWith(placeOf(addressIn(setting))))
      throw new Error(`BACKUP_DIR lies in ${setting}: a backup would hold the ones before it`);
  }
  return {
    mongoUrl: env['MONGO_URL'] as string,
    prefix: env['DB_PREFIX'] || 'shop',
    files: Object.fromEntries(
      files.map(([name, setting]) => [name, { url: addressIn(setting), keys: keysNamed('S3') }]),
    ),
    settings: Object.fromEntries(
      Object.entries(env).filter(([name, value]) => value && !PLACE.test(name)),
    ) as Record<string, string>,
    backups,
    key: env['BACKUP_KEY'] as string,
    keep,
  };
}

/** @throws Error if missing */
export function readRedisUrl(): string {
  if (!env['REDIS_URL']) throw new Error('This setting is missing: REDIS_URL');
  return env['REDIS_URL'];
}

/** A folder, or an address. `C:\` is a folder. */
function addressIn(setting: string): string {
  const value = env[setting] as string;
  if (!/^[a-z][a-z\d+.-]+:/i.test(value)) return pathToFileURL(resolve(value)).href;
  if (fileStoreUrlEnv.safeParse(value).success) return value;
  throw new Error(`${setting} must be a folder, or s3://bucket/prefix?endpoint=https://…&region=…`);
}

const keysNamed = (start: string): Keys => ({
  S3_ACCESS_KEY_ID: env[`${start}_ACCESS_KEY_ID`],
  S3_SECRET_ACCESS_KEY: env[`${start}_SECRET_ACCESS_KEY`],
});

function backupKeys(): Keys {
  const own = keysNamed('BACKUP_S3');
  return Object.values(own).some(Boolean) ? own : keysNamed('S3');
}

/** Start of all addresses inside. */
function placeOf(url: string): string {
  const { protocol, host, pathname, searchParams } = new URL(url);
  const folders = pathname.split('/').filter(Boolean);
  return [protocol, searchParams.get('endpoint') ?? '', host, ...folders, ''].join('/');
}

/** MongoDB of the backup beside this process. */
export const guardedUrl = (): string => env['MONGO_URL'] as string;
