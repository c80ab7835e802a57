import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';

export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Work that takes longer than `maxTurnMs` runs on while the next begins. */
export function createTurns({ atOnce, maxTurnMs }: { atOnce: number; maxTurnMs: number }): TakeTurn {
  const turns = pLimit(atOnce);
  return async (work) => {
    const { result } = await turns(async () => {
      const running = work();
      const settled = running.then(
        () => undefined,
        () => undefined,
      );
      await Promise.race([settled, sleep(maxTurnMs, undefined, { ref: false })]);
      return { result: running };
    });
    return result;
  };
}
