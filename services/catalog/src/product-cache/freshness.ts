/** Another catalogue's write is seen after this time at the latest, unless told otherwise; one's own at once. */
const FRESH_MS = 100;

export type Freshness = ReturnType<typeof createFreshness>;

/**
 * Says when what is in memory has to be compared with the database, and lets one comparison serve all who wait.
 * @param freshMs another process's write is seen after this time at the latest
 */
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
    /** This process wrote: the next answer has to know. */
    written: (): void => {
      isStale = true;
    },

    /**
     * Compares if it is time to. A write during a comparison asks for another one, and for no more: that one began after
     * the call, and whoever writes on would keep it waiting for ever.
     */
    async ensure(now: () => Date, compare: () => Promise<void>): Promise<void> {
      const age = now().getTime() - comparedAt;
      // A comparison in the future is of a clock that was set back since.
      if (!isStale && !running && age >= 0 && age < freshMs) return;
      await (running ??= begin(now, compare));
      if (isBehind()) await (running ??= begin(now, compare));
    },
  };
}
