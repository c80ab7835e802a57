import { linear, type Rgb } from './colour.ts';
import { cloud, noise } from './noise.ts';

/** The picture's size in pixels; every product picture of the shop has this one. */
export const WIDTH = 1200;
export const HEIGHT = 1500;

const TONE: Rgb = linear('#eae3d9');

const SEED = 7;
let drawn: Float32Array | undefined;

/** A fresh copy of the studio's wall in linear light: plaster, lighter where the window is. */
export function wall(): Float32Array {
  drawn ??= draw();
  return drawn.slice();
}

function draw(): Float32Array {
  const picture = new Float32Array(WIDTH * HEIGHT * 3);
  for (let y = 0, at = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1, at += 3) {
      const grain = noise(x / 3, y / 3, SEED) - noise(x / 3 + 0.5, y / 3 + 0.4, SEED);
      const plaster = 1 + 0.012 * cloud(x / 240, y / 240, SEED + 1) + 0.008 * grain;
      const fall = fallOff(x, y) * plaster;
      for (let part = 0; part < 3; part += 1) picture[at + part] = (TONE[part] as number) * fall;
    }
  }
  return picture;
}

/** How much of the window's light reaches a place of the picture. */
export function fallOff(x: number, y: number): number {
  return 1.05 - 0.1 * (x / WIDTH) - 0.05 * (y / HEIGHT) ** 2;
}
