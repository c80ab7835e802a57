import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { MongoClient } from 'mongodb';
import { pack, type Pack } from 'tar-stream';
import { dumpDatabases } from './databases.ts';
import { encrypted } from './encryption.ts';
import type { BackupPlace } from './place.ts';

/** `folders`: by name in the backup; missing ones are left out. */
export type ShopData = { mongoUrl: string; prefix: string; folders: Record<string, string> };
export type BackUpInput = {
  shop: ShopData;
  settings: Record<string, string>;
  place: BackupPlace;
  /** Either half of the key pair. */
  key: string;
  /** Backups of this shop that stay, this one included. */
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
    await Promise.all([
      fill(archive, client, input).catch((error: unknown) => {
        archive.destroy(error as Error);
        throw error;
      }),
      pipeline(archive, gzip),
      place.put(name, content),
    ]);
  } finally {
    await client.close();
  }
  const own = (await place.list()).filter((other) => isOf(shop.prefix, other));
  for (const old of own.slice(0, -keep)) {
    await place.delete(old);
    say(`${old} is removed: the newest ${keep} stay.`);
  }
  return name;
}

/** Whether a name is that of a backup of the shop. */
export function isOf(prefix: string, name: string): boolean {
  return (
    name.startsWith(prefix) && /^-\d{4}-\d\d-\d\dT[\d-]+Z\.tar\.gz\.age$/.test(name.slice(prefix.length))
  );
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
  for (const [name, folder] of Object.entries(shop.folders)) {
    files += await addFolder(archive, { name, folder, say });
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

type Folder = { name: string; folder: string; say: (sentence: string) => void };

async function addFolder(archive: Pack, { name, folder, say }: Folder): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  let added = 0;
  for (const [index, file] of files.entries()) {
    // A worker renames its temporary files meanwhile.
    const size = await stat(file).then(
      (found) => found.size,
      () => null,
    );
    if (size === null) continue;
    const path = `${name}/${relative(folder, file).replaceAll(sep, '/')}`;
    await addFile(archive, { path, size }, createReadStream(file));
    added += 1;
    if ((index + 1) % 1_000 === 0) say(`${name}: ${index + 1} of ${files.length} files`);
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
