/** Stops in reverse order, continuing after failures. */
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
    /** After a stop has begun, new entries are stopped at once. */
    push(stop: () => Promise<unknown>): void {
      stops.push(stop);
      stopped = stopped?.then(stopAll);
    },
    stop: () => (stopped ??= stopAll()),
  };
}
