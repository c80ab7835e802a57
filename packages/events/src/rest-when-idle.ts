import { workerOptions } from './queue-options.ts';

/** Time of frequent polls after the last job: stalled jobs are recent. */
const BUSY_MS = 30_000;
/** BullMQ polls once per interval across all replicas, so this bounds them all. */
const QUIET_MS = 5_000;

type Looking = {
  opts: { stalledInterval?: number };
  on: (event: 'active' | 'closing', listener: () => void) => unknown;
};

/**
 * Polls for stalled jobs less often while idle, which saves most Redis load of an idle shop.
 * @param worker rereads the option before each poll
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
