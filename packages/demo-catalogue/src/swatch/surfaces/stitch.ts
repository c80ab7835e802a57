import { hash, noise } from '../noise.ts';

/** How high a row is, for a stitch one wide. */
export const ROW = 0.76;

/** What lies at a point of knitting: how high (0 in a gap to about 1), and the shade of the yarn there. */
export type Stitch = { z: number; tone: number; column: number; row: number };

// A leg of a stitch leans from the outer upper end to the inner lower one, which lies on top of the row below.
const LEG = { outer: 0.45, inner: 0.06, above: -0.14, below: ROW - 0.06, radius: 0.212 };
const LENGTH = Math.hypot(LEG.outer - LEG.inner, LEG.below - LEG.above);
const AXIS = [(LEG.inner - LEG.outer) / LENGTH, (LEG.below - LEG.above) / LENGTH] as const;

/**
 * Plain knitting: columns of V's, each leg a short thick piece of plied yarn.
 * @param u across, one a stitch
 * @param v down, in the same unit
 */
export function plainStitch(u: number, v: number, seed: number, found: Stitch): void {
  const column = Math.floor(u);
  const across = u - column - 0.5;
  const side = across < 0 ? 0 : 1;
  const x = Math.abs(across) - LEG.outer;
  const here = Math.floor(v / ROW);
  found.z = 0;
  found.tone = 0.7;
  found.column = column;
  found.row = here;
  for (let row = here - 1; row <= here + 1; row += 1) {
    const y = v - row * ROW - LEG.above;
    const roughly = x * AXIS[1] - y * AXIS[0];
    if (roughly > 0.32 || roughly < -0.32) continue;
    leg(x, y, column, row * 2 + side, row, seed, found);
  }
}

function leg(
  x: number,
  y: number,
  column: number,
  id: number,
  row: number,
  seed: number,
  found: Stitch,
): void {
  const own = hash(column, id, seed);
  const px = x - (own - 0.5) * 0.05;
  const py = y - (((own * 7) % 1) - 0.5) * 0.06;
  const along = px * AXIS[0] + py * AXIS[1];
  const aside = px * AXIS[1] - py * AXIS[0];
  const share = along / LENGTH;
  const over = along < 0 ? -along : along > LENGTH ? along - LENGTH : 0;
  const radius =
    LEG.radius * (0.84 + 0.2 * Math.sin(Math.PI * Math.max(0, Math.min(1, share))) + 0.1 * ((own * 13) % 1));
  const far = (aside * aside + over * over) / (radius * radius);
  if (far >= 1) return;
  const z = Math.sqrt(1 - far) * 0.66 + 0.3 * share;
  if (z <= found.z) return;
  const yarn = yarnAt(along / radius, aside / radius, own, seed);
  found.z = z + 0.045 * yarn.groove;
  found.row = row;
  found.tone = yarn.tone;
}

const result = { tone: 1, groove: 0 };

/**
 * A plied yarn's shade and the groove between its plies, with the fibres running along the twist.
 * @param along in yarn radii
 * @param aside from -1 to 1
 * @returns an object that the next call writes again
 */
export function yarnAt(along: number, aside: number, piece: number, seed: number): typeof result {
  const bulge = Math.asin(aside < -1 ? -1 : aside > 1 ? 1 : aside);
  const twist = along * 1.25 - bulge * 1.35 + piece * 6.28;
  const ply = Math.cos(twist);
  const fibre = noise(twist * 3.4 + piece * 90, along * 0.5 + bulge * 1.1, seed + 4);
  const fine = noise(twist * 9 + piece * 70, along * 1.3 + bulge * 2.2, seed + 5);
  result.groove = ply + 0.5 * fibre + 0.3 * fine;
  result.tone = 0.94 + 0.06 * ply + 0.11 * fibre + 0.1 * fine + 0.07 * (piece - 0.5);
  return result;
}
