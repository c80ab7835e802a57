import { randomInt, randomUUID } from 'node:crypto';
import { runWithRequestId } from './context.ts';
import type { Logger } from './logger.ts';

/** One round. Returns true where more may be due: the next round follows at once. */
type Sweep = () => Promise<boolean | void>;

/** A sweep with its name in the log and the pause between its rounds in ms. */
export type SweepRow<Name extends string = string> = readonly [name: Name, everyMs: number, sweep: Sweep];

export type Sweeper = {
  /** Begins; until then a nudge does nothing. */
  start: () => void;
  /** Runs soon, without waiting for the next round. */
  nudge: () => void;
  /** Waits for a round under way. */
  stop: () => Promise<void>;
};

/**
 * Runs `sweep` in rounds from `start` on, never twice at a time. Every replica sweeps: each step is a guarded update, so
 * there is no leader, and the jitter spreads the replicas.
 * @param input.everyMs pause between two rounds in ms, plus or minus a fifth; a function is asked after each round
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
  let again = false;
  let isOn = false;

  const schedule = (delay: number) => {
    clearTimeout(timer);
    if (isOn) timer = setTimeout(round, delay);
  };
  const round = () => {
    running = runWithRequestId(randomUUID(), sweep)
      .then((hasMore) => void (again ||= hasMore === true))
      .catch((err: unknown) => logger.warn({ err, sweeper: name }, 'a sweep failed; it runs again'))
      .finally(() => {
        running = undefined;
        schedule(again ? 0 : everyMs() * (0.8 + randomInt(400) / 1000));
        again = false;
      });
  };
  return {
    start: () => {
      isOn = true;
      schedule(randomInt(Math.max(1, Math.min(everyMs(), 1_000))));
    },
    nudge: () => {
      if (running) again = true;
      else schedule(0);
    },
    stop: async () => {
      isOn = false;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Starts and stops the sweeps of a process together; `nudge` runs one of them soon. */
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
