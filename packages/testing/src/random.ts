/** Numbers that follow from a seed, so that a run can be run again. */
export type Random = {
  /** A whole number from 0 to below `bound`. */
  below: (bound: number) => number;
  /** Whether something happens that happens so often, 0 to 1. */
  happens: (chance: number) => boolean;
  /** One of them, or undefined of none. */
  pick: <T>(from: readonly T[]) => T | undefined;
};

/** Mulberry32: small, and good enough to shuffle steps. */
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
