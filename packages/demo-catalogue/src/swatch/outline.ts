import { noise } from './noise.ts';
import type { Relief } from './relief.ts';
import type { Cut } from './surfaces/index.ts';

/** How far inside its rectangle a point of a sample lies, in pixels; negative outside. */
type Outline = (x: number, y: number) => number;

type Edge = { width: number; height: number; scale: number; seed: number };

/** The outline that a cut leaves: pinking shears make teeth, knitting ends in loops, a tile has round corners. */
export function outlineOf(cut: Cut, { width, height, scale, seed }: Edge): Outline {
  const straight = (x: number, y: number) => Math.min(x, y, width - 1 - x, height - 1 - y);
  const corner = { tile: 34, board: 5, wound: 3, knitted: 16, straight: 5, pinked: 0 }[cut] * scale;
  const round: Outline = (x, y) => {
    const fromX = Math.max(corner - x, x - (width - 1 - corner), 0);
    const fromY = Math.max(corner - y, y - (height - 1 - corner), 0);
    return fromX > 0 && fromY > 0 ? corner - Math.hypot(fromX, fromY) : straight(x, y);
  };
  const alongEdge = (x: number, y: number) =>
    Math.min(x, width - 1 - x) < Math.min(y, height - 1 - y) ? y : x;
  if (cut === 'pinked') {
    const tooth = 15 * scale;
    return (x, y) => round(x, y) - Math.abs(((alongEdge(x, y) / tooth) % 1) - 0.5) * tooth * 0.9;
  }
  if (cut === 'knitted') {
    const loop = 15 * scale;
    return (x, y) =>
      round(x, y) -
      5 * scale * (1 - Math.abs(Math.sin((alongEdge(x, y) * Math.PI) / loop))) -
      6 -
      5 * noise(x / 170, y / 170, seed);
  }
  if (cut === 'wound') {
    return (x, y) => Math.min(round(x, y), Math.min(x, width - 1 - x) - 2 - 2 * noise(0, y / 9, seed));
  }
  const rough = { tile: 0.8, board: 0.2, straight: 1.1 }[cut] * scale;
  return (x, y) =>
    round(x, y) - 1.5 - rough * (1 + noise(x / 7, y / 7, seed)) - rough * noise(x / 90, y / 90, seed + 1);
}

const thickness: Record<Cut, number> = {
  pinked: 2.5,
  knitted: 9,
  straight: 8,
  board: 10,
  tile: 16,
  wound: 14,
};

/** Rounds the rim of a sample off, so that light catches its left side and leaves its right side. */
export function roundRim(
  relief: Relief,
  outline: Outline,
  { cut, scale }: { cut: Cut; scale: number },
): void {
  const rim = thickness[cut] * scale;
  for (let y = 0, at = 0; y < relief.height; y += 1) {
    for (let x = 0; x < relief.width; x += 1, at += 1) {
      const inside = outline(x, y);
      if (inside >= rim) continue;
      const missing = 1 - Math.max(0, inside) / rim;
      relief.z[at] = (relief.z[at] as number) - rim * 0.55 * missing * missing;
    }
  }
}
