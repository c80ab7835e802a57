import { workerOptions } from './queue-options.ts';

/** So long after its last job, and after its start, a worker still looks often: what was left lying was left lately. */
const BUSY_MS = 30_000;
/**
 * A quiet worker's pause between two looks for jobs whose worker has died, in ms. BullMQ lets no other replica's worker look
 * meanwhile either, also one that looks often.
 */
const QUIET_MS = 5_000;

type Looking = {
  opts: { stalledInterval?: number };
  on: (event: 'active' | 'closing', listener: () => void) => unknown;
};

/**
 * Has a worker that gets no jobs look less often for those of workers that have died. Each listener's worker looks by
 * itself: every second, that is most of what a shop at rest asks of Redis. It ends with the worker, also where a job comes to
 * one that is closing.
 * @param worker a BullMQ worker, which reads this option anew before each look and each pause
 */
export function restWhenIdle(worker: Looking): void {
  const { opts } = worker;
  let rest: NodeJS.Timeout | undefined;
  let isClosed = false;
  const stayBusy = () => {
    if (isClosed) return;
    clearTimeout(rest);
    opts.stalledInterval = workerOptions.stalledInterval;
    rest = setTimeout(() => {
      opts.stalledInterval = QUIET_MS;
    }, BUSY_MS).unref();
  };
  stayBusy();
  worker.on('active', stayBusy);
  worker.on('closing', () => {
    isClosed = true;
    clearTimeout(rest);
  });
}
