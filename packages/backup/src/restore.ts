import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { parseRedisUrl } from '@shop/service-kit/redis-url';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { extract } from 'tar-stream';
import { FORMAT, type ShopData } from './back-up.ts';
import { isBackupOf } from './backup-name.ts';
import { namesOf, restorePiece } from './databases.ts';
import { decrypted } from './encryption.ts';
import type { BackupPlace } from './place.ts';

export type RestoreInput = {
  shop: ShopData & { redisUrl: string };
  place: BackupPlace;
  /** Default: the newest. */
  name?: string | undefined;
  /** The secret half. */
  key: string;
  /** Deletes existing data; otherwise a place with data is refused. */
  replaces: boolean;
  say: (sentence: string) => void;
};

export type Restored = { name: string; settings: Record<string, string> };

/**
 * Restores databases and files; empties the queues, whose jobs name missing orders.
 * @throws Error before any write: damaged backup, or place not empty
 */
export async function restore(input: RestoreInput): Promise<Restored> {
  const { shop, place, replaces, say } = input;
  const name = input.name ?? (await newestOf(place, shop.prefix));
  const read = async (take: Take) => readArchive(await place.get(name), input.key, take);
  say(`Checking ${name} …`);
  const whole = await read(async (_path, content) => void content.resume());
  const client = await new MongoClient(shop.mongoUrl, {
    writeConcern: { w: 'majority', journal: true },
  }).connect();
  const redis = new Redis({ ...parseRedisUrl(shop.redisUrl), maxRetriesPerRequest: 1 });
  redis.on('error', () => undefined);
  try {
    await redis.ping();
    await (replaces ? empty(client, shop) : assertEmpty(client, shop));
    let documents = 0;
    const leftOut: string[] = [];
    await read(async (path, content) => {
      if (path.startsWith('databases/')) {
        documents += await restorePiece(
          { client, prefix: shop.prefix },
          { path, content: await buffer(content) },
        );
        if (path.endsWith('.json')) say(`${path.slice('databases/'.length, -'.indexes.json'.length)} …`);
      } else if (!(await restoreFile(shop, path, content))) leftOut.push(path);
    });
    say(`${documents} documents and ${whole.files - leftOut.length} files are restored.`);
    if (leftOut.length > 0) say(`${leftOut.length} files have no place here, such as ${leftOut[0]}.`);
    say(`${await emptyQueues(redis, shop.prefix)} keys of the shop are removed from Redis.`);
    return { name, settings: whole.settings };
  } finally {
    redis.disconnect();
    await client.close();
  }
}

async function newestOf(place: BackupPlace, prefix: string): Promise<string> {
  const newest = (await place.list()).findLast((name) => isBackupOf(prefix, name));
  if (!newest) throw new Error(`${place.label} holds no backup of '${prefix}'`);
  return newest;
}

type Take = (path: string, content: Readable) => Promise<void>;
type Whole = { files: number; settings: Record<string, string> };

/** @throws Error for a damaged, truncated or foreign archive */
async function readArchive(stored: Readable, key: string, take: Take): Promise<Whole> {
  const archive = extract();
  const clear = await decrypted(stored, key).catch((cause: unknown) => {
    throw stored.errored ? unreadable(stored.errored) : cause;
  });
  const unpacking = pipeline(clear, createGunzip(), archive);
  const json = async (content: Readable) => JSON.parse((await buffer(content)).toString()) as never;
  let whole: Whole | undefined;
  let [settings, files] = [{}, 0];
  const reading = (async () => {
    for await (const found of archive) {
      const path = found.header.name;
      const entry = found as unknown as Readable;
      if (path === 'backup.json') assertFormat(await json(entry));
      else if (path === 'settings.json') settings = await json(entry);
      else if (path === 'complete.json') whole = { ...((await json(entry)) as Whole), settings };
      else {
        files += path.startsWith('databases/') ? 0 : 1;
        await take(path, entry);
      }
    }
  })();
  try {
    await Promise.all([unpacking, reading]);
  } catch (cause) {
    throw unreadable(cause as Error);
  }
  if (whole?.files !== files) throw new Error('the backup is not complete');
  return whole;
}

const unreadable = (cause: Error) =>
  new Error(`the backup cannot be read to its end: ${cause.message}`, { cause });

function assertFormat({ format }: { format: number }): void {
  if (format !== FORMAT) throw new Error(`it has format ${format}, this version reads ${FORMAT}`);
}

async function assertEmpty(client: MongoClient, { prefix, files }: ShopData): Promise<void> {
  for (const name of await namesOf({ client, prefix })) {
    throw new Error(`the database ${name} is there already: nothing is restored without --replace`);
  }
  for (const [name, store] of Object.entries(files)) {
    const { done } = await store.list('').next();
    if (!done) throw new Error(`the place of ${name} is not empty: nothing is restored without --replace`);
  }
}

async function empty(client: MongoClient, { prefix, files }: ShopData): Promise<void> {
  for (const name of await namesOf({ client, prefix })) await client.db(name).dropDatabase();
  for (const store of Object.values(files)) {
    for await (const { key } of store.list('')) await store.delete(key);
  }
}

/** False for a file without a store. */
async function restoreFile({ files }: ShopData, path: string, content: Readable): Promise<boolean> {
  if (path.split(/[\\/]/).includes('..'))
    throw new Error(`the backup names a file outside its folder: ${path}`);
  const [name = '', ...rest] = path.split('/');
  const store = files[name];
  if (store) await store.put(rest.join('/'), Readable.from(content));
  else content.resume();
  return store !== undefined;
}

async function emptyQueues(redis: Redis, prefix: string): Promise<number> {
  let removed = 0;
  for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 1_000 })) {
    const found = keys as string[];
    if (found.length > 0) removed += await redis.unlink(...found);
  }
  return removed;
}
