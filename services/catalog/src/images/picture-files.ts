import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openFileStore, type OpenedFile } from '@shop/file-store';
import type { Logger } from '@shop/service-kit';
import { picturesUrl, type PicturesConfig } from '../config.ts';

export type PictureFiles = {
  /** Local folder of uploads that are not accepted yet. */
  staging: string;
  /** The original is never served. */
  keepOriginal: (staged: string, assetId: string) => Promise<void>;
  readOriginal: (assetId: string) => Promise<Buffer>;
  keepVariant: (assetId: string, file: string, content: Buffer) => Promise<void>;
  /** A served file; null until it is made. */
  findVariant: (assetId: string, file: string) => Promise<OpenedFile | null>;
  removeVariants: (assetId: string) => Promise<void>;
  removeOriginal: (assetId: string) => Promise<void>;
  discard: (staged: string[]) => Promise<void>;
  /**
   * Removes half-written uploads and pictures.
   * @param before keeps newer files, which may be in use
   */
  clearLeftovers: (before: Date) => Promise<number>;
};

/** File names come from the shop, never from an upload. */
export async function openPictureFiles(config: PicturesConfig, logger: Logger): Promise<PictureFiles> {
  const store = await openFileStore({ url: picturesUrl(config), keys: config, logger });
  const staging = join(config.UPLOADS_DIR, 'staging');
  await mkdir(staging, { recursive: true });
  return {
    staging,
    keepOriginal: async (staged, assetId) => {
      await store.put(original(assetId), await readFile(staged));
      await rm(staged, { force: true });
    },
    readOriginal: async (assetId) => {
      const opened = await store.get(original(assetId));
      if (!opened) throw new Error(`the original of ${assetId} is missing`);
      return buffer(opened.stream);
    },
    keepVariant: (assetId, file, content) => store.put(variant(assetId, file), content),
    findVariant: (assetId, file) => store.get(variant(assetId, file)),
    removeVariants: async (assetId) => {
      const keys: string[] = [];
      for await (const { key } of store.list(variant(assetId, ''))) keys.push(key);
      for (const key of keys) await store.delete(key);
    },
    removeOriginal: (assetId) => store.delete(original(assetId)),
    discard: async (staged) => void (await Promise.all(staged.map((path) => rm(path, { force: true })))),
    clearLeftovers: async (before) => (await clear(staging, before)) + (await store.clearLeftovers(before)),
  };
}

const original = (assetId: string): string => `originals/${assetId}`;
const variant = (assetId: string, file: string): string => `variants/${assetId}/${file}`;

async function clear(folder: string, before: Date): Promise<number> {
  let cleared = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (!file || file.mtime >= before) continue;
    await rm(path, { force: true });
    cleared += 1;
  }
  return cleared;
}
