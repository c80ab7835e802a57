import { access, mkdir, rename, rm } from 'node:fs/promises';
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
};

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
  };
}
