import { descendants, readOrNothing } from './processes.ts';
import { printTable } from './table.ts';

/** Idle: all processes together used less than a second of processor time in ten. The kernel counts 100 ticks a second. */
const WINDOW_MS = 10_000;
const IDLE_TICKS = 100;
/** The seed's pictures take minutes on a small machine. */
const PATIENCE_MS = 15 * 60_000;
const MEGABYTE_KB = 1024;

type Running = { name: string; kilobytes: number };

/** The proportional memory of every Node process that this one started, once the seed's work is done. */
export async function measureMemory(): Promise<void> {
  if (process.platform !== 'linux') return console.log('\nMemory is measured on Linux only.');
  if (!(await becomesIdle()))
    console.log('\nThe processes did not become idle: their memory is not measured.');
  else printMemory();
}

async function becomesIdle(): Promise<boolean> {
  const until = Date.now() + PATIENCE_MS;
  for (let before = ticksUsed(); Date.now() < until;) {
    await new Promise((resolve) => setTimeout(resolve, WINDOW_MS));
    const now = ticksUsed();
    // A process that ended took its ticks along, so less than before is work too.
    if (Math.abs(now - before) < IDLE_TICKS) return true;
    before = now;
  }
  return false;
}

function ticksUsed(): number {
  return descendants(process.pid)
    .map((pid) => readOrNothing(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [])
    .reduce((sum, stat) => sum + (Number(stat[11]) || 0) + (Number(stat[12]) || 0), 0);
}

function printMemory(): void {
  const running = descendants(process.pid).flatMap(describe);
  const total = running.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  const row = (name: string, kilobytes: number, bound = '') => [
    name,
    (kilobytes / MEGABYTE_KB).toFixed(0),
    bound,
  ];
  printTable(
    'Memory when idle',
    ['process', 'MB (PSS)', 'bound'],
    [...running.map(({ name, kilobytes }) => row(name, kilobytes)), row('all Node processes', total, '1024')],
  );
}

function describe(pid: number): Running[] {
  const command = readOrNothing(`/proc/${pid}/cmdline`).split('\0');
  const entry = command.find((part) => /\/(services|packages|storefront)\/.*\.ts$/.test(part));
  const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(readOrNothing(`/proc/${pid}/smaps_rollup`))?.[1]);
  if (!entry || !kilobytes) return [];
  return [{ name: entry.replace(/.*\/(services|packages|storefront)\//, '$1/'), kilobytes }];
}
