import { cloud, noise } from '../noise.ts';
import { addHairs, fill, undulate, type Piece, type Relief } from '../relief.ts';

/** Felted wool: a mottled ground under several layers of lying fibres. */
export function felt(piece: Piece): Relief {
  const { seed, scale, colours } = piece;
  const [r, g, b] = colours[0];
  const relief = fill(piece, (x, y, out) => {
    const u = x / scale;
    const v = y / scale;
    const tone = 0.95 + 0.1 * cloud(u / 26, v / 26, seed) + 0.06 * noise(u / 5, v / 5, seed + 3);
    out[0] = scale * (1.5 * cloud(u / 15, v / 15, seed + 4) + 0.6 * noise(u / 4, v / 4, seed + 5));
    out[1] = r * tone;
    out[2] = g * tone;
    out[3] = b * tone;
  });
  const area = piece.width * piece.height;
  const fibres = area / (16 * scale);
  addHairs(relief, { count: fibres, length: 18 * scale, lift: 0.42, lighter: 0.13, seed: seed + 6 });
  addHairs(relief, { count: fibres / 30, length: 34 * scale, lift: 0.8, lighter: 0.3, seed: seed + 7 });
  undulate(relief, 9, seed + 8);
  return relief;
}
