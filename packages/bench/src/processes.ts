import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

/** From Linux's /proc. */
export function descendants(parent: number): number[] {
  const children = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
  return children.flatMap((pid) => [pid, ...descendants(pid)]);
}

/** A process may end while it is read. */
export function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** CPU time in ms. */
export function processorMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    // Fields after the bracketed name; utime and stime are the 12th and 13th.
    const fields = readOrNothing(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
  }, 0);
}

function parentOf(pid: number): number {
  return Number(readOrNothing(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[1]);
}
