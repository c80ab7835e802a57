import { chmodSync, mkdirSync, statSync } from 'node:fs';

/**
 * Makes a folder that its owner alone can open, and closes one that is there to others: the data folder holds secrets,
 * logins and customers' data. A folder of somebody else's is left as it is.
 */
export function keepToOwner(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(folder);
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(folder, 0o700);
}
