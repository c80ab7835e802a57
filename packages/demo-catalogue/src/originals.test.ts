import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { picturesOf } from './originals.ts';
import { demoProducts } from './products/index.ts';
import type { DemoProduct } from './demo-product.ts';

const product = demoProducts.find(({ slug }) => slug === 'revontuli-lapaset') as DemoProduct;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'originals-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("a product's pictures", () => {
  it('are swatches as long as there is no photograph, and say so', async () => {
    const pictures = await picturesOf(product, folder);
    expect(pictures).toHaveLength(product.pictures.length);
    expect(pictures.every(({ isPhotograph, type }) => !isPhotograph && type === 'image/jpeg')).toBe(true);
    expect(pictures.map(({ alt }) => alt).every((alt) => alt.startsWith('Materiaalinäyte'))).toBe(true);
    expect(new Set(pictures.map(({ source }) => source)).size).toBe(pictures.length);
  });

  it('are the photographs that exist, by number', async () => {
    writeFileSync(join(folder, 'revontuli-lapaset-1.webp'), 'first');
    writeFileSync(join(folder, 'revontuli-lapaset-3.jpg'), 'third');
    const [first, second, third] = await picturesOf(product, folder);
    expect(first).toMatchObject({ isPhotograph: true, type: 'image/webp', alt: product.pictures[0]?.alt });
    expect(second?.isPhotograph).toBe(false);
    expect(third).toMatchObject({ isPhotograph: true, fileName: 'revontuli-lapaset-3.jpg' });
    expect((await first?.bytes())?.toString()).toBe('first');
  });

  it('have another source when a photograph was rendered again', async () => {
    writeFileSync(join(folder, 'revontuli-lapaset-1.webp'), 'first');
    const [before] = await picturesOf(product, folder);
    writeFileSync(join(folder, 'revontuli-lapaset-1.webp'), 'better');
    const [after] = await picturesOf(product, folder);
    expect(after?.source).not.toBe(before?.source);
  });
});
