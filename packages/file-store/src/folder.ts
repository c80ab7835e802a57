import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import type { FileStore, OpenedFile, StoredFile } from './file-store.ts';
import type { Watch } from './watch.ts';

const PART = '.part';

/** Creates a missing folder. */
export async function openFolder(root: string, watch: Watch): Promise<FileStore> {
  await mkdir(root, { recursive: true });
  const pathOf = (key: string) => join(root, key);
  const files = (folder: string) => watch('list', () => filesIn(pathOf(folder)));
  return {
    put: (key, content) => watch('put', () => writeWhole(pathOf(key), content)),
    get: (key) => watch('get', () => openWhole(pathOf(key))),
    exists: (key) =>
      watch('exists', async () => (await ifThere(access(pathOf(key)).then(() => true))) ?? false),
    delete: (key) => watch('delete', () => rm(pathOf(key), { force: true })),
    list: async function* list(folder) {
      for (const path of await files(folder)) {
        const file = path.endsWith(PART) ? null : await storedFile(root, path);
        if (file) yield file;
      }
    },
    clearLeftovers: async (before) => {
      let cleared = 0;
      for (const path of (await files('')).filter((name) => name.endsWith(PART))) {
        const file = await storedFile(root, path);
        if (!file || file.changedAt >= before) continue;
        await rm(path, { force: true });
        cleared += 1;
      }
      return cleared;
    },
  };
}

/** Own temporary name, for two writers of one file. */
async function writeWhole(path: string, content: Buffer | Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}${PART}`;
  try {
    await writeFile(temporary, content);
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}

async function openWhole(path: string): Promise<OpenedFile | null> {
  const handle = await ifThere(open(path));
  if (!handle) return null;
  const { size: bytes, mtime: changedAt } = await handle.stat();
  return { bytes, changedAt, stream: handle.createReadStream() };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = (await ifThere(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** Null when removed meanwhile. */
async function storedFile(root: string, path: string): Promise<StoredFile | null> {
  const file = await ifThere(stat(path));
  const key = relative(root, path).split(sep).join('/');
  return file && { key, bytes: file.size, changedAt: file.mtime };
}

const ifThere = <T>(result: Promise<T>): Promise<T | null> =>
  result.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
