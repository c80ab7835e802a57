import { hash, noise } from '../noise.ts';
import { addHairs, fill, undulate, type Piece, type Relief } from '../relief.ts';
import { chartColour } from './chart.ts';
import { plainStitch, ROW, yarnAt, type Stitch } from './stitch.ts';

const STITCH = 31;

/** How much of a stitch's width in pixels its yarn stands up. */
const RISE = 0.46;

type Ground = (u: number, v: number, found: Stitch) => void;

/** Plain knitting; with a second colour in even stripes. */
export function knit(piece: Piece): Relief {
  return knitted(piece, {
    ground: (u, v, found) => plainStitch(u, v, piece.seed, found),
    colourAt: ({ row }) => (piece.colours.length > 1 && ((row % 12) + 12) % 12 >= 8 ? 1 : 0),
  });
}

/** Plain knitting with a charted pattern in the further colours. */
export function colourwork(piece: Piece): Relief {
  return knitted(piece, {
    ground: (u, v, found) => plainStitch(u, v, piece.seed, found),
    colourAt: ({ column, row }) => chartColour(column, row, piece),
  });
}

/** Two columns forward, two columns back; a second colour makes two stripes. */
export function rib(piece: Piece): Relief {
  return knitted(piece, {
    ground: (u, v, found) => {
      const wave = Math.tanh(2.4 * Math.sin((u * Math.PI) / 2));
      if (wave > -0.35) plainStitch(u, v, piece.seed, found);
      else purlStitch(u, v, piece.seed, found);
      found.z = found.z * 0.85 + wave * 0.95;
    },
    colourAt: ({ row }) => (piece.colours.length > 1 && [6, 7, 8, 12, 13, 14].includes(row) ? 1 : 0),
  });
}

/** A forward and a back stitch in turn, shifted every row: small grains. */
export function mossStitch(piece: Piece): Relief {
  return knitted(piece, { ground: (u, v, found) => purlStitch(u, v, piece.seed, found), colourAt: () => 0 });
}

/** Ropes of two strands on a ground of back stitches. */
export function cable(piece: Piece): Relief {
  return knitted(piece, { ground: (u, v, found) => cableStitch(u, v, piece.seed, found), colourAt: () => 0 });
}

const PANEL = 11;
const STRAND = 1.75;
const CROSSING = 7.5;

function cableStitch(u: number, v: number, seed: number, found: Stitch): void {
  const panel = Math.floor(u / PANEL);
  const across = u - panel * PANEL - PANEL / 2;
  const turn = (v * Math.PI) / CROSSING + hash(panel, 3, seed);
  let best = -2;
  for (const strand of [0, 1]) {
    const phase = turn + strand * Math.PI;
    const aside = across - 1.9 * Math.cos(phase);
    if (Math.abs(aside) >= STRAND) continue;
    const height = 1.5 * Math.sqrt(1 - (aside / STRAND) ** 2) + 1.1 * Math.sin(phase);
    if (height <= best) continue;
    best = height;
    plainStitch(aside + 100 + strand * 40 + panel * 7, v + strand * 0.3, seed, found);
    found.z += height;
  }
  if (best > -2) return;
  purlStitch(u, v, seed, found);
  found.z -= 0.5;
}

/** A back stitch shows as a short lying bow; every second row is shifted by half. */
function purlStitch(u: number, v: number, seed: number, found: Stitch): void {
  const pitch = ROW * 0.86;
  const here = Math.floor(v / pitch);
  found.z = 0;
  found.tone = 0.8;
  found.row = here;
  for (let row = here - 1; row <= here + 1; row += 1) {
    const shift = ((row % 2) + 2) % 2 === 0 ? 0 : 0.5;
    const column = Math.floor(u + shift);
    const x = u + shift - column - 0.5;
    const y = v - (row + 0.5) * pitch - (hash(column, row, seed) - 0.5) * 0.08 + 0.45 * x * x;
    const far = (x / 0.54) ** 2 + (y / 0.36) ** 2;
    if (far >= 1) continue;
    const z = Math.sqrt(1 - far) * 0.95;
    if (z <= found.z) continue;
    found.row = row;
    found.column = column;
    const yarn = yarnAt(x / 0.2, y / 0.36, hash(column, row, seed + 3), seed);
    found.z = z + 0.05 * yarn.groove;
    found.tone = yarn.tone;
  }
}

type Pattern = { ground: Ground; colourAt: (stitch: Stitch) => number };

function knitted(piece: Piece, { ground, colourAt }: Pattern): Relief {
  const { seed, colours, scale } = piece;
  const width = STITCH * scale * (0.88 + 0.24 * hash(1, 2, seed));
  const found: Stitch = { z: 0, tone: 1, column: 0, row: 0 };
  const relief = fill(piece, (x, y, out) => {
    const u = x / width + 0.06 * noise(x / 190, y / 150, seed + 8);
    const v = y / width + 0.06 * noise(x / 160, y / 190, seed + 9);
    ground(u, v, found);
    const melange =
      1 + 0.1 * noise((u + found.column) * 9, v * 11, seed + 5) + 0.05 * noise(u / 3, v / 3, seed + 6);
    const [r, g, b] = colours[colourAt(found)] ?? colours[0];
    const tone = found.tone * melange * (found.z > 0 ? 1 : 0.75);
    out[0] = found.z * width * RISE;
    out[1] = r * tone;
    out[2] = g * tone;
    out[3] = b * tone;
  });
  const area = piece.width * piece.height;
  const reach = Math.sqrt(scale);
  addHairs(relief, { count: area / 42, length: 10 * reach, lift: 0.3, lighter: 0.17, seed: seed + 11 });
  addHairs(relief, { count: area / 380, length: 30 * reach, lift: 0.5, lighter: 0.32, seed: seed + 13 });
  undulate(relief, 7, seed + 12);
  return relief;
}

/** How deep the gaps of knitting are, in pixels. */
export const knitDepth = (scale: number): number => STITCH * scale * RISE * 0.8;
