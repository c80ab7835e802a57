/** Reproducible by its seed. */
export type Random = {
  /** From 0 to below `bound`. */
  below: (bound: number) => number;
  /** @param chance 0 to 1 */
  happens: (chance: number) => boolean;
  pick: <T>(from: readonly T[]) => T | undefined;
};

/** Mulberry32 */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return { below, happens: (chance) => next() < chance, pick: (from) => from[below(from.length)] };
}
