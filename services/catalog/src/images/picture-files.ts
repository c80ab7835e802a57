import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type PictureFiles = {
  /** Where uploads land before they are checked. */
  staging: string;
  /** Takes a checked upload as the original of an asset; it is never served. */
  keepOriginal: (staged: string, assetId: string) => Promise<void>;
  original: (assetId: string) => string;
  /** The folder of what is served, made when it is missing. */
  variants: (assetId: string) => Promise<string>;
  /** The path of a file that may be served, or null when it is not made yet. */
  findVariant: (assetId: string, file: string) => Promise<string | null>;
  discard: (staged: string[]) => Promise<void>;
  /**
   * Removes what killed processes have left half-written: uploads that were never checked, and parts of pictures.
   * @param before what was written to since stays, for somebody may be at it
   * @returns how many files went
   */
  clearLeftovers: (before: Date) => Promise<number>;
};

/** The end of a file's name while it is written. */
export const PART = '.part';

/** The pictures' folder. Names come from the shop alone, never from an upload. */
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

/** Removes a folder's files of these names that nobody has written to since; one that went by itself is fine. */
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
