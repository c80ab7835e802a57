/** What was started, to be stopped in the reverse order; every stop is tried, even where one fails. */
export function stopStack() {
  const stops: (() => Promise<unknown>)[] = [];
  let stopped: Promise<void> | undefined;

  async function stopAll(): Promise<void> {
    let failure: unknown;
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      try {
        await stop();
      } catch (error) {
        failure ??= error;
      }
    }
    if (failure) throw failure;
  }

  return {
    /** What is started although the stop has begun is stopped at once. */
    push(stop: () => Promise<unknown>): void {
      stops.push(stop);
      stopped = stopped?.then(stopAll);
    },
    /** Safe to call twice: the second call waits for the first. */
    stop: () => (stopped ??= stopAll()),
  };
}
