import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Dated } from './entries.ts';

export type LedgerFile = { read: () => Dated[]; append: (entries: Dated[]) => void };

/** JSON lines. Each append is a single write; a kill leaves at most half a last line, truncated at start. */
export function openLedgerFile(file: string): LedgerFile {
  mkdirSync(dirname(file), { recursive: true });
  return {
    read: () => {
      if (!existsSync(file)) return [];
      const bytes = readFileSync(file);
      const whole = bytes.lastIndexOf(0x0a) + 1;
      if (whole < bytes.length) truncateSync(file, whole);
      const lines = bytes.subarray(0, whole).toString('utf8').split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line) as Dated);
    },
    append: (entries) => {
      appendFileSync(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    },
  };
}
