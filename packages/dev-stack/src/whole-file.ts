import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './start-error.ts';

/** Atomic, readable by the owner only. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}.part`;
  try {
    writeFileSync(partial, text, { mode: 0o600, flush: true });
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

/** Null if missing. @throws StartError naming a damaged file */
export function readWhole(file: string): unknown {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartError(
      `${file} is damaged. Put it back from a copy; if there is none, delete it, and the next start makes a new one.`,
    );
  }
}
