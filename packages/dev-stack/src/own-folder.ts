import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** Restricts the data folder to its owner: it holds secrets and personal data. Other users' folders are not changed. */
export function keepToOwner(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(folder);
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(folder, 0o700);
}
