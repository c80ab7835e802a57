import { redisUrlProblem } from '@shop/service-kit/redis-url';
import { findOnPath } from '../commands.ts';
import { environment } from '../config.ts';
import { canInstallDebianPackages, installDebianPackages } from '../debian.ts';
import { dockerFallback } from '../docker-fallback.ts';
import { type Fallback, firstThatWorks } from '../fallbacks.ts';
import { StartError } from '../start-error.ts';
import { type FallbackContext, type StoreServer, userCacheFolder } from '../store-server.ts';
import { redisAnswers } from './redis-answers.ts';
import { redisOptions, redisServer, redisVersion } from './redis-binary.ts';

const PROGRAMS = ['redis-server', 'valkey-server'];

/** @throws StartError */
export function findRedis(context: FallbackContext): Promise<StoreServer> {
  const fallbacks = [
    fallbackUrl(context),
    fallbackPath(context),
    fallbackDebian(context),
    fallbackDocker(context),
  ];
  const advice = 'Install redis-server (or valkey-server), start Docker, or set REDIS_URL.';
  return firstThatWorks(fallbacks, { what: 'Redis', advice, say: context.say });
}

/** Null where only Docker has one. */
export async function findRedisProgram(): Promise<string | null> {
  const env = { ...environment, REDIS_URL: undefined };
  const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const server = await findRedis({ env, say, cacheFolder: userCacheFolder(env) });
  if (server.folder === undefined || server.portInside) return null;
  return (await server.command({ port: 0, dataFolder: '', name: '' })).file;
}

/** If set but unreachable, fails instead of trying others. */
function fallbackUrl({ env }: FallbackContext): Fallback<StoreServer> {
  return {
    name: 'REDIS_URL',
    find: async () => {
      const url = env['REDIS_URL'];
      if (!url) return { closed: 'not set' };
      const problem = redisUrlProblem(url);
      if (problem) throw new StartError(`REDIS_URL ${problem}.`);
      if (await redisAnswers(url)) return { label: 'Redis (REDIS_URL)', url };
      throw new StartError('REDIS_URL is set, but no Redis answers there. Start it, or unset REDIS_URL.');
    },
  };
}

function fallbackPath({ env }: FallbackContext): Fallback<StoreServer> {
  return {
    name: 'redis-server or valkey-server on PATH',
    find: async () => {
      for (const name of PROGRAMS) {
        const binary = findOnPath(name, env);
        const found = binary && (await redisVersion(binary, env));
        if (binary && found) return redisServer(binary, found, env);
      }
      return { closed: 'none that is 6.2 or newer' };
    },
  };
}

/** Requires apt and root. */
function fallbackDebian(context: FallbackContext): Fallback<StoreServer> {
  return {
    name: "Debian's redis-server package",
    find: async () => {
      if (!canInstallDebianPackages(context.env)) return { closed: 'needs apt and root' };
      context.say('Installing redis-server (Debian package) …');
      const failed = await installDebianPackages(['redis-server'], context);
      return failed ? { closed: failed } : fallbackPath(context).find();
    },
  };
}

function fallbackDocker(context: FallbackContext): Fallback<StoreServer> {
  return dockerFallback(context, {
    label: 'Valkey 8',
    image: 'valkey/valkey:8',
    data: 'valkey-8',
    store: 'redis',
    mount: '/data',
    portInside: 6379,
    args: ['valkey-server', ...redisOptions],
  });
}
