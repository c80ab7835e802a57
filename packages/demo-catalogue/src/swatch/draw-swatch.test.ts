import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { surfaces, type View } from '../demo-product.ts';
import { demoProducts } from '../products/index.ts';
import { linear } from './colour.ts';
import { drawSwatch } from './draw-swatch.ts';
import type { Piece } from './relief.ts';
import { materials } from './surfaces/index.ts';
import { swatchText } from './swatch-text.ts';

const draw = (view: View = 'hero', name = 'malli') =>
  drawSwatch({ surface: 'wood', colours: ['sand'], view, name });

const spread = (values: Float32Array) => {
  const sorted = values.toSorted();
  return (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
};

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each(surfaces)('the surface of %s', (surface) => {
  const colours: Piece['colours'] = [linear('#75879b'), linear('#e9e0cf')];
  const paint = (seed: number) =>
    materials[surface].paint({ width: 240, height: 240, scale: 1, colours, seed });

  it('is no flat area: it has hollows, and not one tone only', () => {
    const { z, colour } = paint(4);
    expect(spread(z)).toBeGreaterThan(0.5);
    expect(spread(colour)).toBeGreaterThan(0.1);
  });

  it('lies differently for every product', () => {
    expect(paint(4).z).not.toEqual(paint(5).z);
  });
});

describe('a swatch', () => {
  it('is a picture of 1200×1500', async () => {
    const { width, height, format } = await sharp(await draw()).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 1500, format: 'jpeg' });
  });

  it('is lit like the other pictures: its top strip is the wall of the studio', async () => {
    const strip = sharp(await draw()).extract({ left: 0, top: 0, width: 1200, height: 120 });
    const { channels } = await sharp(await strip.png().toBuffer()).stats();
    const [red, green, blue] = channels.map(({ mean }) => mean) as [number, number, number];
    expect(Math.abs(red - 0xea)).toBeLessThan(8);
    expect(Math.abs(green - 0xe3)).toBeLessThan(8);
    expect(Math.abs(blue - 0xd9)).toBeLessThan(8);
  });

  it('is the same each time, and another one for another product and another view', async () => {
    const first = hash(await draw());
    expect(hash(await draw())).toBe(first);
    expect(hash(await draw('hero', 'toinen'))).not.toBe(first);
    expect(hash(await draw('angle'))).not.toBe(first);
  });

  it('is told apart in words', () => {
    expect(swatchText({ surface: 'rib', colours: ['ecru'] })).toBe(
      'Materiaalinäyte: resorineuletta, väri luonnonvalkoinen.',
    );
    expect(swatchText({ surface: 'yarn', colours: ['ecru', 'sage', 'rust'] })).toBe(
      'Materiaalinäyte: lankaa kortin ympäri kierrettynä, värit luonnonvalkoinen, salvianvihreä ja ruosteenpunainen.',
    );
    for (const { surface, colours } of demoProducts) expect(swatchText({ surface, colours })).toMatch(/\.$/);
  });
}, 60_000);
