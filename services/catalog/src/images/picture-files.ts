import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type PictureFiles = {
  staging: string;
  /** The original is never served. */
  keepOriginal: (staged: string, assetId: string) => Promise<void>;
  original: (assetId: string) => string;
  variants: (assetId: string) => Promise<string>;
  /** Path of a served file; null until it is made. */
  findVariant: (assetId: string, file: string) => Promise<string | null>;
  discard: (staged: string[]) => Promise<void>;
  /**
   * Removes half-written uploads and pictures.
   * @param before keeps newer files, which may be in use
   */
  clearLeftovers: (before: Date) => Promise<number>;
};

export const PART = '.part';

/** File names come from the shop, never from an upload. */
export async function openPictureFiles(root: string): Promise<PictureFiles> {
  const staging = join(root, 'staging');
  const originals = join(root, 'originals');
  const made = join(root, 'variants');
  await Promise.all([staging, originals, made].map((folder) => mkdir(folder, { recursive: true })));
  return {
    staging,
    keepOriginal: (staged, assetId) => rename(staged, join(originals, assetId)),
    original: (assetId) => join(originals, assetId),
    variants: async (assetId) => {
      const folder = join(made, assetId);
      await mkdir(folder, { recursive: true });
      return folder;
    },
    findVariant: async (assetId, file) => {
      const path = join(made, assetId, file);
      return access(path).then(
        () => path,
        () => null,
      );
    },
    discard: async (staged) => void (await Promise.all(staged.map((path) => rm(path, { force: true })))),
    clearLeftovers: async (before) => {
      let cleared = await clear(staging, () => true, before);
      for (const assetId of await readdir(made))
        cleared += await clear(join(made, assetId), (name) => name.endsWith(PART), before);
      return cleared;
    },
  };
}

async function clear(folder: string, isMeant: (name: string) => boolean, before: Date): Promise<number> {
  let cleared = 0;
  for (const name of (await readdir(folder)).filter(isMeant)) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (!file || file.mtime >= before) continue;
    await rm(path, { force: true });
    cleared += 1;
  }
  return cleared;
}
