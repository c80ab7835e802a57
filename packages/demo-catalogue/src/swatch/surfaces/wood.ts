import { cloud, hash, noise } from '../noise.ts';
import { fill, type Piece, type Relief } from '../relief.ts';

/** Planed and oiled wood, cut along the grain: year rings pulled into long arches, with short dark pores. */
export function wood(piece: Piece): Relief {
  const { seed, scale, colours, width } = piece;
  const [r, g, b] = colours[0];
  const heart = width * (0.3 + 0.4 * hash(1, 1, seed));
  return fill(piece, (x, y, out) => {
    const u = (x - heart) / scale;
    const v = y / scale;
    const bow = Math.sqrt(u * u + (v * 0.16 + 46) ** 2) + 10 * cloud(u / 120, v / 420, seed);
    const place = bow / 17 + 0.35 * noise(u / 30, v / 130, seed + 1);
    const ring = place - Math.floor(place);
    const late = ring ** 3.2;
    const pore = noise(u / 1.15, v / 22, seed + 2);
    const pores = pore > 0.5 ? (pore - 0.5) * (0.55 - 0.3 * ring) : 0;
    const fibre = noise(u / 1.6, v / 60, seed + 3);
    const tone = 1.06 - 0.3 * late - 0.85 * pores + 0.05 * fibre + 0.06 * cloud(u / 150, v / 300, seed + 4);
    out[0] = scale * (0.15 * late - 1.6 * pores + 0.12 * fibre);
    out[1] = r * tone;
    out[2] = g * (tone - 0.03 * late);
    out[3] = b * (tone - 0.07 * late);
  });
}
