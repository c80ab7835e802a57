import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** All processes below this one, as Linux lists them. */
export function descendants(parent: number): number[] {
  const children = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
  return children.flatMap((pid) => [pid, ...descendants(pid)]);
}

/** Processes come and go while they are read. */
export function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The processor time that these processes have used so far, in milliseconds. */
export function processorMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    // After the name in brackets: state, parent, and from the twelfth field on the time in user and kernel mode.
    const fields = readOrNothing(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
  }, 0);
}

function parentOf(pid: number): number {
  return Number(readOrNothing(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[1]);
}
