import { isFitRedis } from '@shop/service-kit/store-limits';
import { look, wrong, type Examined, type Problem } from '../finding.ts';
import type { Redis } from 'ioredis';

/** At 1 Redis refuses every new job. */
const FULL = 0.8;

/** INFO is open to users who may not read CONFIG. */
export async function examineRedis({ redis }: { redis: Pick<Redis, 'info'> }): Promise<Examined> {
  const info = readInfo(
    (await Promise.all(['server', 'memory', 'persistence'].map((part) => redis.info(part)))).join('\n'),
  );
  const version = info['redis_version'] ?? '';
  const policy = info['maxmemory_policy'] ?? '';
  const [used, most] = [Number(info['used_memory']), Number(info['maxmemory'])];
  const problems: Problem[] = [];
  if (!isFitRedis(version))
    problems.push(wrong(`Redis ${version} is too old.`, 'Move to 6.2 or newer, or to Valkey.'));
  if (policy !== 'noeviction') {
    problems.push(
      wrong(
        `maxmemory-policy is ${policy}: Redis may delete waiting jobs, and processes refuse to start.`,
        'CONFIG SET maxmemory-policy noeviction, and write it into its configuration.',
      ),
    );
  }
  if (info['aof_enabled'] !== '1') {
    problems.push(
      look(
        'appendonly is off: after a restart of Redis, jobs are sent again only as their outboxes find out, and the limits of logins start from zero.',
        'CONFIG SET appendonly yes, and write it into its configuration.',
      ),
    );
  } else if (info['aof_last_write_status'] !== 'ok') {
    problems.push(
      wrong('Redis cannot write its append-only file.', 'Free space on its disk, then see its log.'),
    );
  }
  if (most > 0 && used > most * FULL) {
    problems.push(
      wrong(
        `Redis uses ${percent(used, most)} of its maxmemory (${Math.round(most / 1e6)} MB): when it is full, it refuses jobs and logins.`,
        'Raise maxmemory; see above whether a queue grows.',
      ),
    );
  }
  return { area: 'redis', checked: `version ${version}, ${policy}, appendonly, memory`, problems };
}

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 100)} %`;

const readInfo = (text: string): Record<string, string | undefined> =>
  Object.fromEntries(
    text.split(/\r?\n/).map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1)]),
  );
