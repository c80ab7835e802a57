import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dyes } from './dyes.ts';
import { originalsFolder, picturesOf } from './originals.ts';
import { demoProducts } from './products/index.ts';
import type { DemoProduct } from './demo-product.ts';

const MOST_BYTES = 220_000;
const MOST_BYTES_TOGETHER = 40_000_000;

/** The Finnish words for each kind of thing, as stems: one of them stands in the text of a product's pictures. */
const words: Record<DemoProduct['kind'], RegExp> = {
  sweater: /paita|paida|poolo|neule/,
  cardigan: /takki|takin/,
  vest: /liivi/,
  dress: /meko|mekko|liivi/,
  shirt: /paita|paida|pusero|toppi|pellava|kankaan|kudoks/,
  jacket: /takki|takin|jakku|jakun|liivi|villa/,
  skirt: /hame/,
  trousers: /housu|toimik/,
  beanie: /pipo/,
  mittens: /lapa/,
  socks: /suk|neule/,
  slippers: /tossu|huova/,
  scarf: /huivi/,
  shawl: /huivi/,
  necklace: /koru|riipu|helm/,
  earrings: /koru/,
  bag: /kassi|laukku|lauku|nyyt|kahva/,
  pouch: /pussuk|kukkaro/,
  cushion: /tyyny/,
  blanket: /huopa|huova|peit|neule/,
  towel: /pyyh/,
  coasters: /alus|alust|koivu/,
  skein: /vyyht|vyyhd|lanka|langa/,
  ball: /kerä|lanka|langa/,
};

describe('the originals', () => {
  it('are the photographs of the catalogue and nothing else', () => {
    const wanted = demoProducts.flatMap(({ slug, pictures }) =>
      pictures.map((_, index) => `${slug}-${index + 1}.webp`),
    );
    expect(readdirSync(originalsFolder).toSorted()).toEqual(wanted.toSorted());
  });

  it('weigh 40 MB at most in all', () => {
    const sizes = readdirSync(originalsFolder).map((file) => statSync(join(originalsFolder, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES_TOGETHER);
  });

  it.each(demoProducts.map((product) => ({ slug: product.slug, product })))(
    'of $slug decode, 1200 × 1500, 220 kB at most',
    async ({ product }) => {
      for (const { bytes } of await picturesOf(product)) {
        const file = await bytes();
        expect(file.length).toBeLessThanOrEqual(MOST_BYTES);
        const { info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
        expect(info).toMatchObject({ width: 1200, height: 1500, channels: 3 });
      }
    },
  );

  it.each(demoProducts.map((product) => ({ slug: product.slug, product })))(
    'of $slug have texts that name what is seen',
    ({ product }) => {
      for (const { alt, view, colours = [] } of product.pictures) {
        expect(alt.toLowerCase()).toMatch(words[product.kind]);
        const [dye] = view === 'colourway' ? colours : [];
        if (dye) expect(alt.toLowerCase()).toContain(dyes[dye].slice(0, 5));
      }
    },
  );
});

describe("a product's pictures", () => {
  const product = demoProducts.find(({ slug }) => slug === 'revontuli-lapaset') as DemoProduct;
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'originals-'));
    product.pictures.forEach((_, index) =>
      writeFileSync(join(folder, `revontuli-lapaset-${index + 1}.webp`), `${index}`),
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('come in their order, each with its text', async () => {
    const pictures = await picturesOf(product, folder);
    expect(pictures.map(({ alt }) => alt)).toEqual(product.pictures.map(({ alt }) => alt));
    expect((await pictures[1]?.bytes())?.toString()).toBe('1');
  });

  it('have another source when a photograph was rendered again', async () => {
    const [before] = await picturesOf(product, folder);
    writeFileSync(join(folder, 'revontuli-lapaset-1.webp'), 'better');
    const [after, second] = await picturesOf(product, folder);
    expect(after?.source).not.toBe(before?.source);
    expect(second?.source).not.toBe(after?.source);
  });

  it('are refused when one is missing', async () => {
    rmSync(join(folder, 'revontuli-lapaset-1.webp'));
    await expect(picturesOf(product, folder)).rejects.toThrow('revontuli-lapaset-1.webp');
  });
});
