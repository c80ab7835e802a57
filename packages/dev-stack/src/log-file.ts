import { createWriteStream, existsSync, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';

// One old file is kept beside the current one, so a process's logs never take more than twice this.
const LARGEST = 20 * 1024 * 1024;
/** So long after an error nothing is written: a full disk is not asked anew for every line. */
const REOPEN_MS = 2_000;

/**
 * Appends lines to a file, starting it anew (the old one as `<file>.old`) when it has grown large. It never throws once it is
 * open: while the disk takes nothing lines are lost, and the file is opened again later and says so.
 */
export function openLogFile(file: string, { reopenMs = REOPEN_MS } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  let size = existsSync(file) ? statSync(file).size : 0;
  let failed: { at: number; why: string } | null = null;
  let stream = open();
  /** What the files before this one still had to write. */
  let ended = Promise.resolve();

  function open(): WriteStream {
    const opened = createWriteStream(file, { flags: 'a' });
    // A full disk must not take the shop down with its logs.
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

  function startAnew(): void {
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
    /** @returns false for a line that is lost at once; one that is taken may still be */
    write(line: string): boolean {
      if (failed) {
        if (Date.now() - failed.at < reopenMs) return false;
        const { why } = failed;
        failed = null;
        stream = open();
        // The last line may have been cut off in the middle.
        append(`\n[lines are missing here: ${why}]\n`);
      }
      if (size > LARGEST) startAnew();
      append(`${line}\n`);
      return true;
    },
    /** @returns once every line that was taken has been written, also those of the file that is kept beside this one */
    async close(): Promise<void> {
      await Promise.all([ended, end()]);
    },
  };
}
