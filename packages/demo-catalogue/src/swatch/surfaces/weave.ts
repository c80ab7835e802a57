import { cloud, hash, noise } from '../noise.ts';
import { addHairs, fill, undulate, type Piece, type Relief } from '../relief.ts';

/** Whether the upright thread `i` passes over the lying thread `j`. */
type Binding = (i: number, j: number) => boolean;
/** Which colour a thread has. */
type Threads = (index: number) => number;
type Cloth = {
  pitch: number;
  over: Binding;
  warp?: Threads;
  weft?: Threads;
  /** How unevenly the yarn is spun. */
  slub: number;
  /** How much the threads stand out, in pitches. */
  rise: number;
  woollen?: boolean;
};

const positive = (value: number, by: number) => ((value % by) + by) % by;
const plain: Binding = (i, j) => positive(i + j, 2) === 0;
const twillBinding: Binding = (i, j) => positive(i - j, 4) < 2;

export const linen = (piece: Piece): Relief =>
  woven(piece, { pitch: 6.4, over: plain, slub: 0.3, rise: 0.3 });

export const twill = (piece: Piece): Relief =>
  woven(piece, { pitch: 7.2, over: twillBinding, slub: 0.16, rise: 0.4, woollen: true });

/** The twill's lines turn back every ten threads. */
export const herringbone = (piece: Piece): Relief =>
  woven(piece, {
    pitch: 7,
    over: (i, j) => {
      const turn = positive(i, 20);
      return positive((turn < 10 ? turn : 19 - turn) - j, 4) < 2;
    },
    weft: () => 1,
    slub: 0.16,
    rise: 0.4,
    woollen: true,
  });

/** Stripes of all colours across the cloth, the first one broadest. */
export const stripe = (piece: Piece): Relief =>
  woven(piece, {
    pitch: 6.4,
    over: plain,
    warp: () => 0,
    weft: (j) => {
      const count = piece.colours.length;
      if (count === 2) return [14, 15, 16, 17, 20, 21].includes(positive(j, 34)) ? 1 : 0;
      const place = positive(j, count * 12);
      const band = Math.floor(place / 12);
      return place % 12 > 9 ? count - 1 : band % (count - 1);
    },
    slub: 0.26,
    rise: 0.32,
  });

/** Squares: the second colour crosses itself and the ground. */
export const check = (piece: Piece): Relief => {
  const bars: Threads = (index) => (positive(index, 30) >= 16 ? 1 : 0);
  return woven(piece, {
    pitch: 7.2,
    over: twillBinding,
    warp: bars,
    weft: bars,
    slub: 0.14,
    rise: 0.4,
    woollen: true,
  });
};

function woven(piece: Piece, cloth: Cloth): Relief {
  const { seed, scale, colours } = piece;
  const { pitch: fine, over, warp = () => 0, weft = () => 0, slub, rise, woollen = false } = cloth;
  const pitch = fine * scale;
  const reach = Math.sqrt(scale);
  const relief = fill(piece, (x, y, out) => {
    const u = x / pitch + 0.5 * noise(x / 240, y / 110, seed + 1) + 0.1 * noise(y / 9, x / 60, seed + 2);
    const v = y / pitch + 0.5 * noise(x / 110, y / 240, seed + 3) + 0.1 * noise(x / 9, y / 60, seed + 4);
    const i = Math.floor(u);
    const j = Math.floor(v);
    const upright = over(i, j);
    const thick = upright ? thickness(i, v, seed + 5) : thickness(j, u, seed + 6);
    const aside = (upright ? u - i : v - j) - 0.5;
    const along = (upright ? v - j : u - i) - 0.5;
    const half = 0.5 + slub * 0.4 * thick;
    const round = Math.max(0, 1 - (aside / half) ** 2);
    const thread =
      Math.sqrt(round) *
      (woollen ? 0.78 + 0.22 * Math.cos(along * 2.2) : 0.55 + 0.45 * Math.cos(along * 2.2));
    const [r, g, b] = colours[upright ? warp(i) : weft(j)] ?? colours[0];
    const spin = upright ? noise(u * 3, v * 0.9, seed + 7) : noise(u * 0.9, v * 3, seed + 7);
    const fibre = noise(
      (upright ? u * 5 + v : v * 5 + u) * reach,
      (upright ? v - u : u - v) * reach,
      seed + 11,
    );
    const tone =
      1 +
      slub * 0.34 * thick +
      0.07 * spin +
      (woollen ? 0.14 : 0.07) * fibre +
      0.05 * cloud(x / 90, y / 90, seed + 8) -
      (round === 0 ? 0.3 : 0);
    out[0] = thread * pitch * rise;
    out[1] = r * tone;
    out[2] = g * tone;
    out[3] = b * tone;
  });
  if (woollen) {
    const hairs = (piece.width * piece.height) / 36;
    addHairs(relief, { count: hairs, length: 11 * reach, lift: 0.3, lighter: 0.16, seed: seed + 9 });
  }
  undulate(relief, woollen ? 8 : 14, seed + 10);
  return relief;
}

/** A thread's thickness along its way, about -1 to 1: every thread its own, with slubs. */
function thickness(thread: number, along: number, seed: number): number {
  const own = hash(thread, 0, seed) - 0.5;
  const slub = noise(along / 13 + hash(thread, 1, seed) * 50, thread * 7.3, seed);
  return own * 0.9 + Math.max(0, slub - 0.25) * 1.2 + 0.3 * slub;
}
