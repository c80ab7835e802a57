import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** The data folder holds secrets and personal data. */
export function keepToOwner(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(folder);
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(folder, 0o700);
}
