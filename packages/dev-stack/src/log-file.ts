import { createWriteStream, existsSync, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST = 20 * 1024 * 1024;
const REOPEN_MS = 2_000;

/** Rotates to `<file>.old`. Never throws: a marker shows where lines are missing. */
export function openLogFile(file: string, { reopenMs = REOPEN_MS } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  let size = existsSync(file) ? statSync(file).size : 0;
  let failed: { at: number; why: string } | null = null;
  let stream = open();
  let ended = Promise.resolve();

  function open(): WriteStream {
    const opened = createWriteStream(file, { flags: 'a' });
    opened.on('error', (error) => {
      if (opened === stream) fail(error);
    });
    return opened;
  }

  function fail(error: unknown): void {
    failed = { at: Date.now(), why: error instanceof Error ? error.message : String(error) };
  }

  function end(): Promise<void> {
    const last = stream;
    return new Promise((resolve) => last.end(() => resolve()));
  }

  function rotate(): void {
    ended = Promise.all([ended, end()]).then(() => undefined);
    size = 0;
    try {
      renameSync(file, `${file}.old`);
    } catch (error) {
      return fail(error);
    }
    stream = open();
  }

  function append(text: string): void {
    size += text.length;
    stream.write(text);
  }

  return {
    /** @returns false for a lost line; an accepted line may still be lost */
    write(line: string): boolean {
      if (failed) {
        if (Date.now() - failed.at < reopenMs) return false;
        const { why } = failed;
        failed = null;
        stream = open();
        append(`\n[lines are missing here: ${why}]\n`);
      }
      if (size > LARGEST) rotate();
      append(`${line}\n`);
      return true;
    },
    async close(): Promise<void> {
      await Promise.all([ended, end()]);
    },
  };
}
