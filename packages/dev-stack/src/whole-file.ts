import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './start-error.ts';

/**
 * Writes a file whole or not at all: where a kill or a full disk cuts it short, what was there before stays. Its owner
 * alone can read it.
 */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.part`;
  try {
    writeFileSync(part, text, { mode: 0o600, flush: true });
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** What a file of JSON holds; null where there is none. @throws StartError naming a file that is no JSON */
export function readWhole(file: string): unknown {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartError(
      `${file} is damaged. Put it back from a copy; if there is none, delete it, and the next start makes it anew.`,
    );
  }
}
