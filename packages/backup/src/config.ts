import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const env = process.env;

/** Belongs to the machine and its place, not to the shop. */
const PLACE =
  /^(PATH|HOME|USER|LANG|TZ|TMPDIR|TEMP|SystemRoot|HOSTNAME|(HTTPS?|NO)_PROXY|(NODE|MALLOC|YARN|BACKUP)_.*|HOST|PORT|METRICS_PORT|(MONGO|REDIS|ACCOUNT|CATALOG|CART|ORDER|PAYMENT|EMAIL|STOREFRONT|SANDBOX|GATEWAY|WEBHOOK)_URL|ADMIN_DIST|UPLOADS_DIR|MAIL_DIR|LEDGER_FILE)$/;

type Config = {
  shop: { mongoUrl: string; redisUrl: string; prefix: string; folders: Record<string, string> };
  settings: Record<string, string>;
  folder: string;
  key: string;
  keep: number;
};

/** @throws Error that names missing settings */
export function readConfig(): Config {
  const folder = (name: string) => (env[name] ? resolve(env[name]) : null);
  const pictures = env['PICTURES_URL'] ?? '';
  const folders = {
    uploads: folder('UPLOADS_DIR'),
    pictures: pictures.startsWith('file:') ? fileURLToPath(pictures) : null,
    mail: folder('MAIL_DIR'),
  };
  const missing = ['MONGO_URL', 'REDIS_URL', 'UPLOADS_DIR', 'BACKUP_KEY', 'BACKUP_DIR'].filter(
    (name) => !env[name],
  );
  if (missing.length > 0) throw new Error(`These settings are missing: ${missing.join(', ')}`);
  const keep = Number(env['BACKUP_KEEP'] || 30);
  if (!Number.isInteger(keep) || keep < 1) throw new Error('BACKUP_KEEP must be a number of backups');
  return {
    shop: {
      mongoUrl: env['MONGO_URL'] as string,
      redisUrl: env['REDIS_URL'] as string,
      prefix: env['DB_PREFIX'] || 'shop',
      folders: Object.fromEntries(Object.entries(folders).filter(([, path]) => path)) as Record<
        string,
        string
      >,
    },
    settings: Object.fromEntries(
      Object.entries(env).filter(([name, value]) => value && !PLACE.test(name)),
    ) as Record<string, string>,
    folder: folder('BACKUP_DIR') as string,
    key: env['BACKUP_KEY'] as string,
    keep,
  };
}

/** MongoDB of the backup that this process was started beside. */
export const guardedUrl = (): string => env['MONGO_URL'] as string;
