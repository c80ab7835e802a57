import type { Relief } from './relief.ts';

/** Where the window stands: left, a little above, unit length. */
const FROM = [-0.62, -0.34, 0.71] as const;
const WINDOW = [1.06, 1, 0.93] as const;
const ROOM = [0.95, 0.99, 1.05] as const;

/**
 * Lets the light of a window at the left fall on a relief.
 * @param depth how many pixels below its surroundings a point lies when it is in full shade
 * @param gloss 0 for wool, up to 1 for glaze
 * @returns linear light, three numbers a pixel
 */
export function light(relief: Relief, { depth, gloss = 0 }: { depth: number; gloss?: number }): Float32Array {
  const { width, height, z, colour } = relief;
  const lit = new Float32Array(colour.length);
  const around = smooth(relief, Math.max(2, Math.round(depth * 1.2)));
  for (let y = 0, at = 0; y < height; y += 1) {
    const up = y === 0 ? 0 : -width;
    const down = y === height - 1 ? 0 : width;
    for (let x = 0; x < width; x += 1, at += 1) {
      const left = x === 0 ? at : at - 1;
      const right = x === width - 1 ? at : at + 1;
      const slopeX = ((z[left] as number) - (z[right] as number)) / 2;
      const slopeY = ((z[at + up] as number) - (z[at + down] as number)) / 2;
      const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
      const facing = Math.max(0, (slopeX * FROM[0] + slopeY * FROM[1] + FROM[2]) / length);
      const sunk = ((around[at] as number) - (z[at] as number)) / depth;
      const open = Math.max(0.3, Math.min(1.08, 1 - 0.62 * Math.max(0, sunk) + 0.1 * Math.max(0, -sunk)));
      const shine = gloss === 0 ? 0 : gloss * glint(slopeX / length, slopeY / length, 1 / length);
      for (let part = 0; part < 3; part += 1) {
        const fall = 0.82 * facing * (WINDOW[part] as number) + 0.42 * (ROOM[part] as number);
        lit[at * 3 + part] = (colour[at * 3 + part] as number) * fall * open + shine;
      }
    }
  }
  return lit;
}

/** The window mirrored in a glaze, for an eye straight above. */
function glint(nx: number, ny: number, nz: number): number {
  const half = Math.hypot(FROM[0], FROM[1], FROM[2] + 1);
  const towards = (nx * FROM[0] + ny * FROM[1] + nz * (FROM[2] + 1)) / half;
  return Math.max(0, towards) ** 60;
}

/** The height averaged over a square of `radius`, by running sums: rows, then columns. */
function smooth({ z, width, height }: Relief, radius: number): Float32Array {
  const rows = runningMean(z, { lines: height, length: width, step: 1, stride: width, radius });
  return runningMean(rows, { lines: width, length: height, step: width, stride: 1, radius });
}

type Lines = { lines: number; length: number; step: number; stride: number; radius: number };

function runningMean(from: Float32Array, { lines, length, step, stride, radius }: Lines): Float32Array {
  const to = new Float32Array(from.length);
  const inside = (place: number) => Math.max(0, Math.min(length - 1, place));
  for (let line = 0; line < lines; line += 1) {
    const start = line * stride;
    let sum = 0;
    for (let place = -radius; place <= radius; place += 1)
      sum += from[start + inside(place) * step] as number;
    for (let place = 0; place < length; place += 1) {
      to[start + place * step] = sum / (radius * 2 + 1);
      sum += from[start + inside(place + radius + 1) * step] as number;
      sum -= from[start + inside(place - radius) * step] as number;
    }
  }
  return to;
}
