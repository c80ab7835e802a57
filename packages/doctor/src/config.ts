import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { redisUrlProblem } from '@shop/service-kit/redis-url';
import { serviceNames, type Backups, type Env, type Settings } from './shop.ts';

const processes = [...serviceNames, 'image-worker', 'payment-worker', 'storefront'].map((name) => ({
  name,
  setting: `${name.toUpperCase().replaceAll('-', '_')}_URL`,
}));

/** @throws Error that names missing or wrong settings */
export function readSettings(env: Env = process.env): Settings {
  const missing = ['MONGO_URL', 'REDIS_URL'].filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`These settings are missing: ${missing.join(', ')}.`);
  const [mongoUrl, redisUrl] = [env['MONGO_URL'] as string, env['REDIS_URL'] as string];
  if (!/^mongodb(\+srv)?:\/\//.test(mongoUrl)) throw new Error('MONGO_URL must start with mongodb://.');
  const problem = redisUrlProblem(redisUrl);
  if (problem) throw new Error(`REDIS_URL ${problem}.`);
  return {
    mode: env['SHOP_MODE'] === 'demo' ? 'demo' : 'production',
    publicUrl: env['PUBLIC_URL'] || 'http://localhost:3000',
    mongoUrl,
    redisUrl,
    dbPrefix: env['DB_PREFIX'] || 'shop',
    processes: processes.flatMap(({ name, setting }) => {
      const url = env[setting];
      return url && URL.canParse(url) ? { name, url: url.replace(/\/$/, '') } : [];
    }),
    gatewayMetrics: gatewayMetricsOf(env),
    folders: foldersOf(env),
    backups: backupsOf(env),
    env,
  };
}

function gatewayMetricsOf(env: Env): string | null {
  const { METRICS_PORT: port, METRICS_HOST: host, GATEWAY_URL: gateway = '' } = env;
  if (!port) return null;
  const name = host || (URL.canParse(gateway) ? new URL(gateway).hostname : '127.0.0.1');
  return `http://${name}:${port}`;
}

function foldersOf(env: Env): Record<string, string> {
  const pictures = env['PICTURES_URL'] ?? '';
  const folders = {
    UPLOADS_DIR: env['UPLOADS_DIR'],
    PICTURES_URL: pictures.startsWith('file:') ? fileURLToPath(pictures) : undefined,
    MAIL_DIR: env['MAIL_DIR'],
  };
  return Object.fromEntries(
    Object.entries(folders).flatMap(([setting, path]) => (path ? [[setting, resolve(path)]] : [])),
  );
}

/** With keys of its own or the pictures'. */
function backupsOf(env: Env): Backups | null {
  const { BACKUP_DIR: place } = env;
  if (!place) return null;
  const url = /^(file|s3):/.test(place) ? place : pathToFileURL(resolve(place)).href;
  const own = env['BACKUP_S3_ACCESS_KEY_ID'] || env['BACKUP_S3_SECRET_ACCESS_KEY'] ? 'BACKUP_S3' : 'S3';
  return {
    url,
    keys: {
      S3_ACCESS_KEY_ID: env[`${own}_ACCESS_KEY_ID`] || undefined,
      S3_SECRET_ACCESS_KEY: env[`${own}_SECRET_ACCESS_KEY`] || undefined,
    },
  };
}
