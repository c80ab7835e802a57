import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { FileStore } from '@shop/file-store';
import { MongoClient } from 'mongodb';
import { pack, type Pack } from 'tar-stream';
import { dumpDatabases } from './databases.ts';
import { encrypted } from './encryption.ts';
import { isBackupOf } from './backup-name.ts';
import type { BackupPlace } from './place.ts';

/** `files`: by name in the backup. */
export type ShopData = { mongoUrl: string; prefix: string; files: Record<string, FileStore> };
export type BackUpInput = {
  shop: ShopData;
  settings: Record<string, string>;
  place: BackupPlace;
  /** Either half of the key pair. */
  key: string;
  /** Backups that stay, this one included. */
  keep: number;
  say: (sentence: string) => void;
};

export const FORMAT = 1;

/**
 * Writes one encrypted backup, then removes those beyond `keep`.
 * @returns its name in the place
 */
export async function backUp(input: BackUpInput): Promise<string> {
  const { shop, place, key, keep, say } = input;
  const name = `${shop.prefix}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.tar.gz.age`;
  const client = await new MongoClient(shop.mongoUrl).connect();
  const archive = pack();
  // Mostly pictures, which do not shrink.
  const gzip = createGzip({ level: 1 });
  try {
    const content = await encrypted(gzip, key);
    // A place that fails before it reads leaves the stream without a listener.
    content.on('error', () => undefined);
    let failure: Error | undefined;
    const fail = (error: Error) => {
      failure ??= error;
      archive.destroy(error);
    };
    // All end before the client closes, so that paused writes are resumed.
    const steps = [fill(archive, client, input), pipeline(archive, gzip), place.put(name, content)];
    await Promise.all(steps.map((step) => step.catch(fail)));
    if (failure) throw failure;
  } finally {
    await client.close();
  }
  const own = (await place.list()).filter((other) => isBackupOf(shop.prefix, other));
  for (const old of own.slice(0, -keep)) {
    await place.delete(old);
    say(`${old} is removed: the newest ${keep} stay.`);
  }
  return name;
}

/** Databases first: pictures are only added, so those of its products are there later. */
async function fill(archive: Pack, client: MongoClient, { shop, settings, say }: BackUpInput): Promise<void> {
  const start = performance.now();
  await write(archive, 'backup.json', JSON.stringify({ format: FORMAT, at: new Date() }));
  const documents = await dumpDatabases(
    { client, mongoUrl: shop.mongoUrl, prefix: shop.prefix },
    { write: ({ path, content }) => write(archive, path, content), say },
  );
  say(
    `All databases are read: ${documents} documents in ${((performance.now() - start) / 1_000).toFixed(1)} s.`,
  );
  let files = 0;
  for (const [name, store] of Object.entries(shop.files)) {
    files += await addFiles(archive, { name, store, say });
  }
  await write(archive, 'settings.json', JSON.stringify(settings));
  await write(archive, 'complete.json', JSON.stringify({ documents, files }));
  archive.finalize();
}

function write(archive: Pack, name: string, content: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
  });
}

type Files = { name: string; store: FileStore; say: (sentence: string) => void };

async function addFiles(archive: Pack, { name, store, say }: Files): Promise<number> {
  let added = 0;
  for await (const { key } of store.list('')) {
    // Null when it was removed meanwhile.
    const file = await store.get(key);
    if (!file) continue;
    await addFile(archive, { path: `${name}/${key}`, size: file.bytes }, file.stream);
    added += 1;
    if (added % 1_000 === 0) say(`${name}: ${added} files so far`);
  }
  say(`${name}: ${added} files`);
  return added;
}

function addFile(
  archive: Pack,
  { path, size }: { path: string; size: number },
  content: Readable,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = archive.entry({ name: path, size }, (error) => (error ? reject(error) : resolve()));
    pipeline(content, entry).catch(reject);
  });
}
