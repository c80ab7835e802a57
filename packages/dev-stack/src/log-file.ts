import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

// One old file is kept beside the current one, so a process's logs never take more than twice this.
const LARGEST = 20 * 1024 * 1024;

/** Appends lines to a file, starting it anew (the old one as `<file>.old`) when it has grown large. */
export function openLogFile(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  let size = existsSync(file) ? statSync(file).size : 0;
  let stream = open();

  function open() {
    const opened = createWriteStream(file, { flags: 'a' });
    // A full disk must not take the shop down with its logs.
    opened.on('error', () => undefined);
    return opened;
  }

  return {
    write(line: string): void {
      if (size > LARGEST) {
        stream.end();
        renameSync(file, `${file}.old`);
        stream = open();
        size = 0;
      }
      size += line.length + 1;
      stream.write(`${line}\n`);
    },
    close: () => new Promise<void>((resolve) => stream.end(() => resolve())),
  };
}
