import sharp from 'sharp';
import type { Surface, View } from '../demo-product.ts';
import { dyes, type Dye } from '../dyes.ts';
import { lifted, linear, toByte, type Rgb } from './colour.ts';
import { layout, type Spot } from './layout.ts';
import { light } from './light.ts';
import { outlineOf, roundRim } from './outline.ts';
import { place, type Sample } from './place.ts';
import { fill, type Piece } from './relief.ts';
import { cloud, noise, seedOf } from './noise.ts';
import { materials, type Material } from './surfaces/index.ts';
import { HEIGHT, wall, WIDTH } from './wall.ts';

/** What a swatch is made from; the same recipe gives the same picture. */
export type SwatchRecipe = { surface: Surface; colours: readonly Dye[]; view: View; name: string };

/** Raised when the drawing changes, so that a shop seeded with older swatches gets the new ones. */
export const SWATCH_VERSION = 1;

/**
 * Draws a sample of a product's material and colours as a photograph of a material card would show it.
 * @param recipe `name` keeps the samples of two products apart
 * @returns a JPEG of 1200×1500
 */
export async function drawSwatch({ surface, colours, view, name }: SwatchRecipe): Promise<Buffer> {
  const material = materials[surface];
  const seed = seedOf(name) % 100_000;
  const picture = wall();
  const tones = colours.map((dye) => lifted(linear(dyes[dye].hex)));
  for (const spot of layout({ view, colours: tones.length, ...material, seed })) {
    const piece: Piece = {
      ...spot,
      colours: spot.colours.map((index) => tones[index]) as [Rgb, ...Rgb[]],
      seed: seed + (spot.colours.length === 1 ? (spot.colours[0] as number) * 17 : 0),
    };
    if (material.cut === 'wound' && view !== 'close-up') place(picture, cardboard(spot, seed));
    place(picture, cutOut(piece, { spot, material }));
  }
  return encode(picture);
}

function cutOut(piece: Piece, { spot, material }: { spot: Spot; material: Material }): Sample {
  const { cut, paint, depth, gloss = 0 } = material;
  const outline = outlineOf(cut, piece);
  const relief = paint(piece);
  roundRim(relief, outline, { cut, scale: piece.scale });
  return {
    ...spot,
    turn: (spot.turn * Math.PI) / 180,
    light: light(relief, { depth: depth(piece.scale), gloss }),
    outline,
    lift: cut === 'pinked' ? 5 : 12,
  };
}

const BOARD = linear('#cdb996');

/** The card that yarn is wound around shows above and below it. */
function cardboard(spot: Spot, seed: number): Sample {
  const size = { width: spot.width - 26, height: spot.height + Math.round(150 * spot.scale) };
  const relief = fill(size, (x, y, out) => {
    const tone = 1 + 0.03 * cloud(x / 60, y / 60, seed) + 0.05 * noise(x / 2.4, y / 5, seed + 1);
    out[0] = 0.3 * noise(x / 3, y / 3, seed + 2);
    for (let part = 0; part < 3; part += 1) out[part + 1] = (BOARD[part] as number) * tone;
  });
  const outline = outlineOf('board', { ...size, scale: 1, seed });
  return {
    ...spot,
    ...size,
    turn: (spot.turn * Math.PI) / 180,
    light: light(relief, { depth: 3 }),
    outline,
    lift: 4,
  };
}

function encode(picture: Float32Array): Promise<Buffer> {
  const bytes = new Uint8Array(picture.length);
  for (let at = 0; at < picture.length; at += 1) bytes[at] = toByte(picture[at] as number);
  return sharp(bytes, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
