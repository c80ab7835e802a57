import { Redis, type RedisOptions } from 'ioredis';

/** Without the option whose type BullMQ's copy narrows. */
export type ConnectionSettings = Omit<RedisOptions, 'retryStrategy'> & {
  retryStrategy?: (attempt: number) => number;
};

const SENTINELS = 'redis+sentinel://host:port,host:port/name';
const SENTINEL_PORT = 26_379;
/** A silent Sentinel must not keep the client from asking the next one. */
const SENTINEL_MS = 2_000;
const SILENT_MS = 5_000;

/**
 * Reads a `REDIS_URL`: one server (`redis://`, `rediss://`) or Sentinels (`redis+sentinel://`, `rediss+sentinel://`).
 * @throws Error whose message says what the setting must be
 */
export function parseRedisUrl(url: string): ConnectionSettings {
  const [, tls, sentinels, rest = ''] = /^redis(s?)(\+sentinel)?:\/\/(.*)$/s.exec(url) ?? [];
  if (tls === undefined) throw new Error(`must start with redis://, or be ${SENTINELS}`);
  return sentinels ? parseSentinels(rest, tls === 's') : parseServer(url);
}

/** Null for a valid `REDIS_URL`, else what it must be. */
export function redisUrlProblem(url: string): string | null {
  try {
    parseRedisUrl(url);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * A Sentinel answers like a Redis without data.
 * @throws Problem when the client reached one as a Redis
 */
export async function assertNoSentinel(
  redis: Redis,
  Problem: new (message: string) => Error = Error,
): Promise<void> {
  const info = await redis.info('server').catch(() => '');
  if (!info.includes('redis_mode:sentinel')) return;
  throw new Problem(`REDIS_URL names a Sentinel as if it were a Redis: it must be ${SENTINELS}.`);
}

function parseServer(url: string): ConnectionSettings {
  if (/:\/\/(?:[^/?#]*@)?[^/?#@]*,/.test(url)) {
    throw new Error(`must name one host; Sentinels are written as ${SENTINELS}`);
  }
  const isDatabase = URL.canParse(url) && /^\/?\d*$/.test(new URL(url).pathname);
  if (!isDatabase)
    throw new Error('must be redis://user:password@host:port/number, with all but the host optional');
  const { host, port, family, username, password, db, tls } = new Redis(url, { lazyConnect: true }).options;
  return { host, port, family, username, password, db, tls };
}

const FORM =
  /^(?:(?<login>[^/?#]*)@)?(?<hosts>[^/?#@]+)\/(?<name>[^/?#]+)(?:\/(?<db>\d+))?(?:\?(?<query>[^#]*))?$/;

function parseSentinels(rest: string, isSecure: boolean): ConnectionSettings {
  const { login = '', hosts = '', name = '', db = '0', query } = FORM.exec(rest)?.groups ?? {};
  const { sentinelUsername, sentinelPassword, ...others } = Object.fromEntries(new URLSearchParams(query));
  const sentinels = hosts.split(',').flatMap((text) => parseHost(text) ?? []);
  const [username, password, label] = [...splitLogin(login), name].map(decode);
  if (!label || sentinels.length < hosts.split(',').length || Object.keys(others).length > 0) {
    throw new Error(`must be ${SENTINELS}, where name is the one that the Sentinels give the server`);
  }
  return {
    sentinels,
    name: label,
    username,
    password,
    db: Number(db),
    sentinelUsername,
    sentinelPassword,
    ...(isSecure ? { tls: {}, enableTLSForSentinelMode: true, sentinelTLS: {} } : {}),
    connectTimeout: SENTINEL_MS,
    // A frozen primary is left for the one that the Sentinels name by then.
    socketTimeout: SILENT_MS,
    sentinelCommandTimeout: SENTINEL_MS,
  };
}

function parseHost(text: string): { host: string; port: number } | null {
  const [, ip6, host = ip6, port] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::(\d{1,5}))?$/i.exec(text) ?? [];
  return host ? { host, port: Number(port ?? SENTINEL_PORT) } : null;
}

function splitLogin(login: string): [username: string, password: string] {
  const colon = login.indexOf(':');
  return colon === -1 ? [login, ''] : [login.slice(0, colon), login.slice(colon + 1)];
}

/** Undefined for an empty or malformed text. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text) || undefined;
  } catch {
    return undefined;
  }
}
