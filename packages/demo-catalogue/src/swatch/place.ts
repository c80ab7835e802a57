import { fallOff, HEIGHT, WIDTH } from './wall.ts';

/** A lit sample and where it lies: its centre in the picture and its turn in radians. */
export type Sample = {
  width: number;
  height: number;
  light: Float32Array;
  outline: (x: number, y: number) => number;
  x: number;
  y: number;
  turn: number;
  /** How high it lies above the wall, in pixels: the length of its shadow. */
  lift: number;
};

/** Lays a sample into the picture, its shadow first. */
export function place(picture: Float32Array, sample: Sample): void {
  shadow(picture, sample, { shift: sample.lift * 2.2, blur: sample.lift * 2.6, dark: 0.3 });
  shadow(picture, sample, { shift: sample.lift * 0.5, blur: sample.lift * 0.6, dark: 0.32 });
  const toSample = inverse(sample);
  const point = { x: 0, y: 0 };
  eachPixel(sample, 0, (x, y, at) => {
    toSample(x, y, point);
    const inside = sample.outline(point.x, point.y);
    if (inside <= 0) return;
    const cover = Math.min(1, inside);
    const fall = fallOff(x, y);
    for (let part = 0; part < 3; part += 1) {
      const seen = sampled(sample, point.x, point.y, part) * fall;
      picture[at + part] = (picture[at + part] as number) * (1 - cover) + seen * cover;
    }
  });
}

type Shade = { shift: number; blur: number; dark: number };

/** The window stands at the left and a little above, so the shadow falls to the right and a little down. */
function shadow(picture: Float32Array, sample: Sample, { shift, blur, dark }: Shade): void {
  const toSample = inverse(sample);
  const point = { x: 0, y: 0 };
  eachPixel(sample, shift + blur * 2, (x, y, at) => {
    toSample(x - shift, y - shift * 0.62, point);
    const inside = Math.min(point.x, point.y, sample.width - point.x, sample.height - point.y);
    const cover = Math.max(0, Math.min(1, inside / (blur * 2) + 0.5));
    const soft = dark * cover * cover * (3 - 2 * cover);
    picture[at] = (picture[at] as number) * (1 - soft);
    picture[at + 1] = (picture[at + 1] as number) * (1 - soft * 0.98);
    picture[at + 2] = (picture[at + 2] as number) * (1 - soft * 0.94);
  });
}

function inverse({ x, y, turn, width, height }: Sample) {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return (px: number, py: number, point: { x: number; y: number }) => {
    point.x = cos * (px - x) + sin * (py - y) + width / 2;
    point.y = cos * (py - y) - sin * (px - x) + height / 2;
  };
}

function eachPixel(
  { x, y, width, height, turn }: Sample,
  margin: number,
  visit: (x: number, y: number, at: number) => void,
): void {
  const reachX = (Math.abs(Math.cos(turn)) * width + Math.abs(Math.sin(turn)) * height) / 2 + margin;
  const reachY = (Math.abs(Math.sin(turn)) * width + Math.abs(Math.cos(turn)) * height) / 2 + margin;
  const right = Math.min(WIDTH - 1, Math.ceil(x + reachX));
  const bottom = Math.min(HEIGHT - 1, Math.ceil(y + reachY));
  for (let row = Math.max(0, Math.floor(y - reachY)); row <= bottom; row += 1) {
    for (let column = Math.max(0, Math.floor(x - reachX)); column <= right; column += 1) {
      visit(column, row, (row * WIDTH + column) * 3);
    }
  }
}

/** A part of the sample's light between its pixels. */
function sampled({ width, height, light }: Sample, x: number, y: number, part: number): number {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const fx = Math.max(0, Math.min(1, x - left));
  const fy = Math.max(0, Math.min(1, y - top));
  const at = (top * width + left) * 3 + part;
  const below = at + width * 3;
  const upper = (light[at] as number) * (1 - fx) + (light[at + 3] as number) * fx;
  const lower = (light[below] as number) * (1 - fx) + (light[below + 3] as number) * fx;
  return upper * (1 - fy) + lower * fy;
}
