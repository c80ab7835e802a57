import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '@shop/file-store';

export type BackupPlace = {
  label: string;
  /** A backup that breaks off leaves nothing under this name. */
  put: (name: string, content: Readable) => Promise<void>;
  get: (name: string) => Promise<Readable>;
  list: () => Promise<string[]>;
  delete: (name: string) => Promise<void>;
};

const PARTIAL = '.partial';

/** Readable by its owner only. */
export function folderPlace(folder: string): BackupPlace {
  const at = (name: string) => join(folder, name);
  return {
    label: folder,
    put: async (name, content) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const partial = at(name + PARTIAL);
      try {
        await pipeline(content, createWriteStream(partial, { mode: 0o600, flush: true }));
        await rename(partial, at(name));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    get: (name) => Promise.resolve(createReadStream(at(name))),
    list: async () => {
      const names = await readdir(folder).catch(() => []);
      return names.filter((name) => !name.endsWith(PARTIAL)).toSorted();
    },
    delete: (name) => rm(at(name)),
  };
}

/** A bucket shows whole objects only. */
export function bucketPlace(label: string, store: FileStore): BackupPlace {
  return {
    label,
    put: (name, content) => store.put(name, content),
    get: async (name) => {
      const found = await store.get(name);
      if (!found) throw new Error(`${label} holds no ${name}`);
      return found.stream;
    },
    list: async () => {
      const names: string[] = [];
      for await (const { key } of store.list('')) names.push(key);
      return names.toSorted();
    },
    delete: (name) => store.delete(name),
  };
}
