import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from '@shop/dev-stack';
import { costsOf, costsSince, described, isStore, total, type Costs } from './costs.ts';
import { descendants, readOrNothing } from './processes.ts';
import { printTable } from './print-table.ts';

const WINDOW_SECONDS = 20;
const MEGABYTE_KB = 1024;

/** CPU time per second, proportional memory. */
export async function measureIdle(shop: Shop): Promise<void> {
  if (process.platform !== 'linux') return console.log('\nA shop at rest is measured on Linux only.');
  const before = costsOf(shop);
  await pause(WINDOW_SECONDS * 1000);
  const costs = costsSince(shop, before, WINDOW_SECONDS);
  const megabytes: Costs = new Map(
    shop.processes.flatMap((managed) => {
      const pid = managed.pid();
      return pid ? [[managed.name, memoryOf(pid)] as const] : [];
    }),
  );
  const row = (name: string, isMeant: (process: string) => boolean) => {
    const [cpu, memory] = [costs, megabytes].map((all) => new Map([...all].filter(([one]) => isMeant(one))));
    if (!cpu || !memory) return [];
    return [name, total(cpu).toFixed(1), described(cpu), total(memory).toFixed(0), described(memory)];
  };
  printTable(
    `A shop at rest, over ${WINDOW_SECONDS} s`,
    ['', 'CPU ms a second', 'of which', 'MB (PSS)', 'of which'],
    [row('Node processes', (name) => !isStore(name)), row('stores', isStore)],
  );
}

function memoryOf(pid: number): number {
  return [pid, ...descendants(pid)].reduce((sum, one) => {
    const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(readOrNothing(`/proc/${one}/smaps_rollup`))?.[1]);
    return sum + (kilobytes || 0) / MEGABYTE_KB;
  }, 0);
}
