export type ToastClock = { hold: () => void; run: () => void; stop: () => void };

export function startClock(durationMs: number, onEnd: () => void): ToastClock {
  let leftMs = durationMs;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const run = (): void => {
    if (timer !== undefined) return;
    startedAt = Date.now();
    timer = setTimeout(onEnd, leftMs);
  };
  const hold = (): void => {
    if (timer === undefined) return;
    stop();
    leftMs -= Date.now() - startedAt;
  };
  run();
  return { hold, run, stop };
}
