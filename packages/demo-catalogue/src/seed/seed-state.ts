import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What was uploaded for a product: the URL of each picture by what it was made from. */
type Noted = {
  productID?: string;
  uploads: Record<string, string>;
};

/**
 * What earlier runs did. It makes a run go on where the last one was stopped, and tells the seed's own pictures from
 * the maker's.
 */
export type SeedState = {
  of: (slug: string) => Noted;
  /** The ids of the products that the seed has added. */
  productIDs: () => string[];
  forgetAll: () => void;
  save: () => Promise<void>;
};

/** @param file where it is kept; without one it lasts for this run only */
export function openSeedState(file: string | undefined): SeedState {
  let notes: Record<string, Noted> = file ? read(file) : {};
  let writing = Promise.resolve();
  return {
    of: (slug) => (notes[slug] ??= { uploads: {} }),
    productIDs: () => Object.values(notes).flatMap(({ productID }) => productID ?? []),
    forgetAll: () => {
      notes = {};
    },
    save: () => {
      if (file) writing = writing.then(() => write(file, JSON.stringify(notes, null, 1)));
      return writing;
    },
  };
}

function read(file: string): Record<string, Noted> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Noted>;
  } catch {
    // Not there yet, or cut off in the middle: the shop's own answers say what is left to do.
    return {};
  }
}

/** Under another name first: a kill leaves the old notes, never half of the new ones. */
async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
