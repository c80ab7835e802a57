const DOUBLE_PRESS_MS = 400;

/** Ignores presses until the first one's work is done, and for at least 400 ms. */
export function createPressLock(onChange: (isLocked: boolean) => void) {
  let isLocked = false;
  const lock = (locked: boolean): void => {
    isLocked = locked;
    onChange(locked);
  };
  return async (work: () => Promise<unknown>): Promise<void> => {
    if (isLocked) return;
    lock(true);
    const pause = new Promise((resolve) => setTimeout(resolve, DOUBLE_PRESS_MS));
    try {
      await Promise.all([work(), pause]);
    } finally {
      lock(false);
    }
  };
}
