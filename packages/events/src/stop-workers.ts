import { setTimeout as sleep } from 'node:timers/promises';

/** Time for Redis to receive the last results; without it the events are sent again. */
const LAST_WORD_MS = 3_000;

type Stoppable = { close: () => Promise<void>; disconnect: () => Promise<void> };

/** Stops workers and waits for running jobs. */
export async function stopWorkers(
  workers: readonly Stoppable[],
  underWay: ReadonlySet<Promise<void>>,
): Promise<void> {
  const closed = Promise.all(workers.map((worker) => worker.close()));
  const ended = Promise.allSettled(underWay).then(() => sleep(LAST_WORD_MS, 'late', { ref: false }));
  if ((await Promise.race([closed, ended])) !== 'late') return;
  for (const worker of workers) worker.disconnect().catch(() => undefined);
}
