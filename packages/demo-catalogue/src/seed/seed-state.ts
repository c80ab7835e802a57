import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

type StateEntry = {
  productID?: string;
  uploads: Record<string, string>;
};

/** Notes of earlier runs: where to continue, and which pictures are the seed's. */
export type SeedState = {
  of: (slug: string) => StateEntry;
  productIDs: () => string[];
  forgetAll: () => void;
  save: () => Promise<void>;
};

/** @param file without it notes last for this run only */
export function openSeedState(file: string | undefined): SeedState {
  let notes: Record<string, StateEntry> = file ? read(file) : {};
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

function read(file: string): Record<string, StateEntry> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, StateEntry>;
  } catch {
    // Missing or damaged notes: the shop's answers suffice.
    return {};
  }
}

/** Atomic. */
async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
