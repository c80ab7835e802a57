import { setTimeout as pause } from 'node:timers/promises';

type Failure = { path: string; what: string; began: number; ended: number };
export type SteadyCalls = {
  /** Those that began so far. */
  count: () => number;
  failures: () => readonly Failure[];
  stop: () => Promise<void>;
};

const PAUSE_MS = 100;

/** Reads each path over and over. Times are in ms of `performance.now()`. */
export function callSteadily(shopUrl: string, paths: readonly string[]): SteadyCalls {
  const failures: Failure[] = [];
  let count = 0;
  const reading = { isOver: false };
  const read = async (path: string) => {
    const began = performance.now();
    count += 1;
    const what = await fetch(new URL(path, shopUrl), { redirect: 'manual' }).then(
      async (answer) => {
        const text = await answer.text();
        return answer.status < 500 ? null : `${answer.status}: ${text.slice(0, 200)}`;
      },
      (error: unknown) => String((error as Error).cause ?? error),
    );
    if (what !== null) failures.push({ path, what, began, ended: performance.now() });
  };
  const readers = paths.map(async (path) => {
    while (!reading.isOver) {
      await read(path);
      await pause(PAUSE_MS);
    }
  });
  return {
    count: () => count,
    failures: () => failures,
    stop: async () => {
      reading.isOver = true;
      await Promise.all(readers);
    },
  };
}
