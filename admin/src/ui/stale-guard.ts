/** How often something was closed: what was begun before is late once that has happened. */
export type StaleGuard = {
  /** It is closed, or begins anew. */
  end: () => void;
  /** @returns whether it is still the one in which this was begun */
  begin: () => () => boolean;
};

export function createStaleGuard(): StaleGuard {
  let count = 0;
  return {
    end: () => {
      count += 1;
    },
    begin: () => {
      const mine = count;
      return () => count === mine;
    },
  };
}
