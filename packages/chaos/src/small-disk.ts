import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  folder: string;
  fill: () => void;
  clear: () => void;
  close: () => void;
};

const MEGABYTES = 700;

/** Mounts a small disk; needs Linux and root. */
export function openSmallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'shop-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, 'a');
      for (const size of [1_048_576, 4_096, 1]) {
        const piece = Buffer.alloc(size);
        while (isWritten(file, piece));
      }
      closeSync(file);
    },
    clear: () => rmSync(ballast, { force: true }),
    close: () => {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isWritten(file: number, piece: Buffer): boolean {
  try {
    return writeSync(file, piece) > 0;
  } catch {
    return false;
  }
}
