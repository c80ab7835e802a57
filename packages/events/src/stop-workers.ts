import { setTimeout as sleep } from 'node:timers/promises';

/**
 * So long Redis may take to hear how the last events went. While it is away it hears nothing, and a process that stops
 * would wait for it until it is killed; what it has not heard of comes again.
 */
const LAST_WORD_MS = 3_000;

type Stoppable = { close: () => Promise<void>; disconnect: () => Promise<void> };

/**
 * Has workers take no more jobs, and waits for those under way.
 * @param workers BullMQ's
 * @param underWay what they are at
 */
export async function stopWorkers(
  workers: readonly Stoppable[],
  underWay: ReadonlySet<Promise<void>>,
): Promise<void> {
  const closed = Promise.all(workers.map((worker) => worker.close()));
  const ended = Promise.allSettled(underWay).then(() => sleep(LAST_WORD_MS, 'late', { ref: false }));
  if ((await Promise.race([closed, ended])) !== 'late') return;
  // Its end would be waited for as well.
  for (const worker of workers) worker.disconnect().catch(() => undefined);
}
