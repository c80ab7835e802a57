/** Delay after which another process's write is seen. */
const FRESH_MS = 100;

export type Freshness = ReturnType<typeof createFreshness>;

/** Concurrent callers share one comparison. */
export function createFreshness(freshMs = FRESH_MS) {
  let comparedAt = 0;
  let isStale = true;
  let running: Promise<void> | undefined;
  const isBehind = (): boolean => isStale || running !== undefined;

  const begin = async (now: () => Date, compare: () => Promise<void>): Promise<void> => {
    isStale = false;
    const began = now().getTime();
    try {
      await compare();
      comparedAt = began;
    } catch (error) {
      isStale = true;
      throw error;
    } finally {
      running = undefined;
    }
  };

  return {
    /** The next answer compares. */
    written: (): void => {
      isStale = true;
    },

    /**
     * Compares when due. A write during a comparison causes one more at most, so steady writes cannot delay an answer.
     */
    async ensure(now: () => Date, compare: () => Promise<void>): Promise<void> {
      const age = now().getTime() - comparedAt;
      // A negative age: the clock was set back.
      if (!isStale && !running && age >= 0 && age < freshMs) return;
      await (running ??= begin(now, compare));
      if (isBehind()) await (running ??= begin(now, compare));
    },
  };
}

/** Keeps the result of `read` in memory for `freshMs`, or until `written`; a failure is not kept. */
export function keepFresh<T>(
  read: () => Promise<T>,
  { freshMs, now = () => new Date() }: { freshMs: number; now?: () => Date },
): { get: () => Promise<T>; written: () => void } {
  const freshness = createFreshness(freshMs);
  let kept: { value: T } | undefined;
  return {
    written: freshness.written,
    get: async () => {
      await freshness.ensure(now, async () => {
        kept = { value: await read() };
      });
      return kept ? kept.value : read();
    },
  };
}
