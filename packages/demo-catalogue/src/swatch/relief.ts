import type { Rgb } from './colour.ts';
import { noise, random } from './noise.ts';

/**
 * A piece of material before light falls on it: how high it stands at each pixel (in pixels) and what colour it
 * has there (linear light, three numbers a pixel).
 */
export type Relief = { width: number; height: number; z: Float32Array; colour: Float32Array };

/** What a surface is asked for. `scale` 1 is the material card, 2 shows everything twice as large. */
export type Piece = {
  width: number;
  height: number;
  scale: number;
  colours: readonly [Rgb, ...Rgb[]];
  seed: number;
};

/** Writes the height and the colour of one point: `[z, r, g, b]`. */
export type Texel = (x: number, y: number, out: Float32Array) => void;

export function fill({ width, height }: Pick<Piece, 'width' | 'height'>, texel: Texel): Relief {
  const z = new Float32Array(width * height);
  const colour = new Float32Array(width * height * 3);
  const out = new Float32Array(4);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      texel(x, y, out);
      z[at] = out[0] as number;
      colour[at * 3] = out[1] as number;
      colour[at * 3 + 1] = out[2] as number;
      colour[at * 3 + 2] = out[3] as number;
    }
  }
  return { width, height, z, colour };
}

type Hairs = { count: number; length: number; lift: number; lighter: number; seed: number };

/** Lays short bent hairs over a relief: each lifts what is under it a little and is a little lighter or darker. */
export function addHairs(relief: Relief, { count, length, lift, lighter, seed }: Hairs): void {
  const next = random(seed);
  for (let hair = 0; hair < count; hair += 1) {
    let x = next() * relief.width;
    let y = next() * relief.height;
    let direction = next() * Math.PI * 2;
    const bend = (next() - 0.5) * (5 / length);
    const steps = length * (0.4 + next());
    const tone = 1 + lighter * (next() * 1.6 - 0.5);
    for (let step = 0; step < steps; step += 1) {
      direction += bend;
      x += Math.cos(direction);
      y += Math.sin(direction);
      touch(relief, x, y, tone, lift * Math.sin((Math.PI * step) / steps));
    }
  }
}

function touch({ width, height, z, colour }: Relief, x: number, y: number, tone: number, lift: number): void {
  const column = Math.round(x);
  const row = Math.round(y);
  if (column < 0 || row < 0 || column >= width || row >= height) return;
  const at = row * width + column;
  z[at] = (z[at] as number) + lift;
  for (let part = at * 3; part < at * 3 + 3; part += 1) {
    colour[part] = Math.min(0.95, (colour[part] as number) * tone);
  }
}

/** Lets a cloth lie a little unevenly, as cloth does. */
export function undulate(relief: Relief, depth: number, seed: number): void {
  for (let y = 0, at = 0; y < relief.height; y += 1) {
    for (let x = 0; x < relief.width; x += 1, at += 1) {
      relief.z[at] = (relief.z[at] as number) + depth * noise(x / 310 + y / 900, y / 420, seed);
    }
  }
}
