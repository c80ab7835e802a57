import { randomInt, randomUUID } from 'node:crypto';
import { tracing } from '@shop/tracing';
import { runWithRequestId } from './context.ts';
import { ShopError } from './errors.ts';
import type { Logger } from './logger.ts';

/** One round; true starts the next one at once. */
type Sweep = () => Promise<boolean | void>;

export type SweepRow<Name extends string = string> = readonly [name: Name, everyMs: number, sweep: Sweep];

export type Sweeper = {
  start: () => void;
  /** Runs soon; does nothing before `start`. */
  nudge: () => void;
  /** Waits for a running round. */
  stop: () => Promise<void>;
};

/** Other services may be ready later. */
const START_MS = 60_000;
const START_PAUSE_MS = 2_000;

const isUnavailable = (err: unknown): boolean => err instanceof ShopError && err.code === 'unavailable';

/**
 * Runs rounds of `sweep` one at a time. Every replica sweeps: steps are guarded updates.
 * @param input.everyMs pause, give or take a fifth
 */
export function createSweeper(input: {
  name: string;
  everyMs: number | (() => number);
  sweep: Sweep;
  logger: Logger;
}): Sweeper {
  const { name, sweep, logger } = input;
  const everyMs = () => (typeof input.everyMs === 'number' ? input.everyMs : input.everyMs());
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let runAtOnce = false;
  let isOn = false;
  /** Until the first whole round. */
  let startsUntil = 0;
  let isWaiting = false;

  const noteSuccess = (hasMore: boolean | void) => {
    runAtOnce ||= hasMore === true;
    isWaiting = false;
    startsUntil = 0;
  };
  const noteFailure = (err: unknown) => {
    const wasWaiting = isWaiting;
    isWaiting = isUnavailable(err) && Date.now() < startsUntil;
    if (!isWaiting) logger.warn({ err, sweeper: name }, 'a sweep failed; it runs again');
    else if (!wasWaiting) logger.info({ sweeper: name }, 'a sweep waits for another service to be ready');
  };
  const schedule = (delay: number) => {
    clearTimeout(timer);
    if (isOn) timer = setTimeout(round, delay);
  };
  const round = () => {
    running = tracing()
      .continueFrom(undefined, () => runWithRequestId(randomUUID(), sweep))
      .then(noteSuccess)
      .catch(noteFailure)
      .finally(() => {
        running = undefined;
        const pause = isWaiting ? Math.min(everyMs(), START_PAUSE_MS) : everyMs();
        schedule(runAtOnce ? 0 : pause * (0.8 + randomInt(400) / 1000));
        runAtOnce = false;
      });
  };
  return {
    start: () => {
      isOn = true;
      startsUntil = Date.now() + START_MS;
      schedule(randomInt(Math.max(1, Math.min(everyMs(), 1_000))));
    },
    nudge: () => {
      if (running) runAtOnce = true;
      else schedule(0);
    },
    stop: async () => {
      isOn = false;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Starts and stops a process's sweeps together. */
export function createSweepers<const Name extends string>(logger: Logger, rows: readonly SweepRow<Name>[]) {
  const sweepers = new Map(
    rows.map(([name, everyMs, sweep]) => [name, createSweeper({ name, everyMs, sweep, logger })]),
  );
  return {
    start: () => sweepers.forEach(({ start }) => start()),
    nudge: (name: Name) => sweepers.get(name)?.nudge(),
    stop: () => Promise.all(Array.from(sweepers.values(), ({ stop }) => stop())),
  };
}
