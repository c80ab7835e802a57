import { randomInt, randomUUID } from 'node:crypto';
import { runWithRequestId } from './context.ts';
import type { Logger } from './logger.ts';

export type Sweeper = {
  /** Begins; until then a nudge does nothing. */
  start: () => void;
  /** Runs soon, without waiting for the next round. */
  nudge: () => void;
  /** Waits for a round under way. */
  stop: () => Promise<void>;
};

/**
 * Runs `sweep` again and again once it is started, never twice at a time. Every replica sweeps: each step of a sweep is a guarded
 * update, so there is no leader; the jitter keeps them from going in step.
 * @param input.everyMs the pause between two rounds in ms, give or take a fifth; asked after each round where it changes
 */
export function createSweeper(input: {
  name: string;
  everyMs: number | (() => number);
  sweep: () => Promise<void>;
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
