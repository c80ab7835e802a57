/** Seeded randomness: the same product gives the same swatch on every machine. */

/** A number in [0, 1) for a point of the whole-number grid. */
export function hash(x: number, y: number, seed: number): number {
  let n = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041)) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  n = Math.imul(n ^ (n >>> 15), 1103515245);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

// Noise is asked for millions of times a picture: its grid is looked up in a table that repeats every 256 units.
const SIDE = 256;
const grid = Float32Array.from(
  { length: SIDE * SIDE },
  (_, at) => hash(at % SIDE, Math.floor(at / SIDE), 1) * 2 - 1,
);

/** Smooth value noise in [-1, 1], one bump a unit. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const column = (left + seed * 37) & 255;
  const next = (column + 1) & 255;
  const row = ((top + seed * 101) & 255) << 8;
  const below = (row + SIDE) & 65_535;
  const upperLeft = grid[row + column] as number;
  const lowerLeft = grid[below + column] as number;
  const upper = upperLeft + ((grid[row + next] as number) - upperLeft) * sx;
  const lower = lowerLeft + ((grid[below + next] as number) - lowerLeft) * sx;
  return upper + (lower - upper) * sy;
}

/** Three octaves of noise, in about [-1, 1]. */
export function cloud(x: number, y: number, seed: number): number {
  return (
    noise(x, y, seed) * 0.57 +
    noise(x * 2.1, y * 2.1, seed + 1) * 0.29 +
    noise(x * 4.3, y * 4.3, seed + 2) * 0.14
  );
}

/** A stream of numbers in [0, 1). */
export function random(seed: number): () => number {
  let count = 0;
  return () => hash((count += 1), seed, 7919);
}

/** A whole number from a text. */
export function seedOf(text: string): number {
  let seed = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    seed = Math.imul(seed ^ text.charCodeAt(index), 16777619);
  }
  return seed >>> 8;
}
