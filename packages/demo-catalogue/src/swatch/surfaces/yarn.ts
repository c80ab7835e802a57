import type { Rgb } from '../colour.ts';
import { hash, noise } from '../noise.ts';
import { addHairs, fill, type Piece, type Relief } from '../relief.ts';
import { yarnAt } from './stitch.ts';

const THICKNESS = 19;

/** Yarn wound side by side around a card, one band a colour. */
export function yarn(piece: Piece): Relief {
  const { seed, scale, colours, height } = piece;
  const pitch = THICKNESS * scale * (0.8 + 0.4 * hash(4, 4, seed));
  const relief = fill(piece, (x, y, out) => {
    const slope = y + 0.035 * x + 1.6 * scale * noise(x / 140, y / 40, seed);
    const wrap = Math.floor(slope / pitch);
    const own = hash(wrap, 0, seed + 1);
    const aside = ((slope / pitch - wrap - 0.5) * 2) / (0.97 + 0.1 * own);
    const round = Math.sqrt(Math.max(0, 1 - aside * aside));
    const along = (x / pitch) * 2 + own * 40;
    const spun = yarnAt(along, aside, own, seed + 2);
    const groove = spun.groove;
    const band = Math.min(colours.length - 1, Math.floor((wrap * pitch * colours.length) / height));
    const [r, g, b] = colours[Math.max(0, band)] as Rgb;
    const tone = spun.tone * (1 + 0.07 * groove) * (round === 0 ? 0.6 : 1);
    out[0] = pitch * (0.4 * round + 0.055 * groove * round + 0.1 * own);
    out[1] = r * tone;
    out[2] = g * tone;
    out[3] = b * tone;
  });
  const hairs = (piece.width * piece.height) / 70;
  addHairs(relief, { count: hairs, length: 17 * Math.sqrt(scale), lift: 0.35, lighter: 0.2, seed: seed + 6 });
  return relief;
}

export const yarnDepth = (scale: number): number => THICKNESS * scale * 0.4;
