/** Detects answers that arrive after their form or sheet was closed. */
export type StaleGuard = {
  end: () => void;
  /** @returns whether it is still open */
  begin: () => () => boolean;
};

export function createStaleGuard(): StaleGuard {
  let count = 0;
  return {
    end: () => {
      count += 1;
    },
    begin: () => {
      const countAtStart = count;
      return () => count === countAtStart;
    },
  };
}
