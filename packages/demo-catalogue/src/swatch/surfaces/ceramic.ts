import { cloud, hash } from '../noise.ts';
import { fill, type Piece, type Relief } from '../relief.ts';

/** Glazed stoneware: a slightly uneven glaze with iron specks; a second colour runs in from below. */
export function ceramic(piece: Piece): Relief {
  const { seed, scale, colours, height } = piece;
  const upper = colours[0];
  const lower = colours[1] ?? upper;
  return fill(piece, (x, y, out) => {
    const u = x / scale;
    const v = y / scale;
    const border = (y / height - 0.56) * 5 + 0.9 * cloud(u / 160, v / 160, seed);
    const share = 1 / (1 + Math.exp(-4 * border));
    const pooled =
      1 +
      0.09 * cloud(u / 60, v / 80, seed + 1) -
      0.12 * Math.exp(-border * border * 2) * (lower === upper ? 0 : 1);
    const tone = pooled - speck(u, v, seed + 2);
    for (let part = 0; part < 3; part += 1) {
      out[part + 1] = ((upper[part] as number) * (1 - share) + (lower[part] as number) * share) * tone;
    }
    out[0] = scale * (2.6 * cloud(u / 90, v / 90, seed + 3) + 0.25 * cloud(u / 9, v / 9, seed + 4));
  });
}

const CELL = 15;

/** Iron in the clay burns through as small soft dots, about one in every third cell. */
function speck(u: number, v: number, seed: number): number {
  const column = Math.floor(u / CELL);
  const row = Math.floor(v / CELL);
  if (hash(column, row, seed) > 0.34) return 0;
  const size = 0.7 + 2 * hash(column, row, seed + 1) ** 2;
  const x = u - (column + 0.25 + 0.5 * hash(column, row, seed + 2)) * CELL;
  const y = v - (row + 0.25 + 0.5 * hash(column, row, seed + 3)) * CELL;
  return Math.max(0, 0.55 - (0.55 * (x * x + y * y)) / (size * size));
}
