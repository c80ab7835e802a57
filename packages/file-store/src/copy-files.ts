import { buffer } from 'node:stream/consumers';
import type { FileStore } from './file-store.ts';

type Copying = {
  from: FileStore;
  to: FileStore;
  /** Each ends with a slash. */
  folders: readonly string[];
  report: (copied: Copied) => void;
};
type Copied = { copied: number; alreadyThere: number };

/**
 * Copies files missing there or of another size; repeatable.
 * @param report called after each file
 * @throws `unavailable`
 */
export async function copyFiles({ from, to, folders, report }: Copying): Promise<Copied> {
  const count: Copied = { copied: 0, alreadyThere: 0 };
  for (const folder of folders) {
    const sizes = new Map<string, number>();
    for await (const { key, bytes } of to.list(folder)) sizes.set(key, bytes);
    for await (const { key, bytes } of from.list(folder)) {
      // Null when removed meanwhile.
      const file = sizes.get(key) === bytes ? null : await from.get(key);
      if (file) await to.put(key, await buffer(file.stream));
      count[file ? 'copied' : 'alreadyThere'] += 1;
      report(count);
    }
  }
  return count;
}
