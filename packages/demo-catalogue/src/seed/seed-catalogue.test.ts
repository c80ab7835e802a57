import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DemoProduct } from '../demo-product.ts';
import type { PictureSource } from '../originals.ts';
import { demoProducts } from '../products/index.ts';
import { createHttp } from './http.ts';
import { seedCatalogue, type CatalogueEntry } from './seed-catalogue.ts';
import { openSeedState } from './seed-state.ts';
import { createShopApi } from './shop-api.ts';
import { openShopStandIn } from './shop-stand-in.ts';

const picture = (name: string, source = `source-of-${name}`): PictureSource => ({
  fileName: `${name}.webp`,
  type: 'image/webp',
  source,
  alt: `Kuva: ${name}.`,
  model: name.endsWith('-3') ? null : 'ruskea',
  bytes: () => Promise.resolve(Buffer.from(name)),
});

const catalogue = (): CatalogueEntry[] =>
  demoProducts.slice(0, 6).map((product) => ({
    product,
    pictures: product.pictures.slice(0, 3).map((_, index) => picture(`${product.slug}-${index + 1}`)),
  }));

let shop: Awaited<ReturnType<typeof openShopStandIn>>;
let folder: string;
beforeEach(async () => {
  shop = await openShopStandIn();
  folder = mkdtempSync(join(tmpdir(), 'seed-'));
});
afterEach(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

type Run = { entries?: CatalogueEntry[]; part?: 'first' | 'all'; file?: string | null };

async function run(
  { entries = catalogue(), part = 'all', file = 'state.json' }: Run = {},
  stop = new AbortController(),
) {
  const { signal } = stop;
  const api = createShopApi(createHttp({ url: shop.url, signal }), signal);
  await api.login({ email: 'admin@example.fi', password: 'oikea' });
  const state = openSeedState(file === null ? undefined : join(folder, file));
  const progress = { show: () => {}, say: () => {} };
  return seedCatalogue({ shop: api, state, progress, signal }, { entries, part });
}

const uploadedFiles = () => shop.uploads.flatMap(({ names }) => names).toSorted();
const wantedFiles = (entries = catalogue()) =>
  entries.flatMap(({ pictures }) => pictures.map(({ fileName }) => fileName)).toSorted();

describe('the seed', () => {
  it('adds every product with all its pictures and their texts, each uploaded once', async () => {
    expect(await run()).toMatchObject({ added: 6, kept: 0 });
    expect(shop.products).toHaveLength(6);
    for (const { product, pictures } of catalogue()) {
      const shown = shop.products.find(({ slug }) => slug === product.slug);
      const texts = (list: PictureSource[]) => list.map(({ alt }) => alt);
      expect(shown?.imageTexts).toEqual(texts(pictures.slice(0, 2)));
      expect(shown?.detailTexts).toEqual(texts(pictures.slice(2)));
      expect([shown?.images.length, shown?.details.length]).toEqual([
        pictures.slice(0, 2).length,
        pictures.slice(2).length,
      ]);
      expect(new Set(shown?.imageColours)).toEqual(new Set(['ruskea']));
    }
    expect(uploadedFiles()).toEqual(wantedFiles());
    expect(shop.uploads.every(({ priority }) => priority === 'background')).toBe(true);
  });

  it('adds every product with its first picture before any second picture', async () => {
    await run();
    const firsts = shop.uploads.slice(0, 6).flatMap(({ names }) => names);
    expect(firsts.every((name) => name.endsWith('-1.webp'))).toBe(true);
  });

  it('uploads first pictures as home and then the listing show them, whichever product is added first', async () => {
    const entries = demoProducts.map((product) => ({ product, pictures: [picture(`${product.slug}-1`)] }));
    await run({ entries, part: 'first' });
    const uploads = shop.uploads.flatMap(({ names }) => names);
    const listed = shop.products.map(({ slug }) => `${slug}-1.webp`);
    expect(uploads).toHaveLength(listed.length);
    const inStock = demoProducts.filter(({ stock }) => stock > 0);
    const reduced = inStock.filter(({ salePrice }) => salePrice !== undefined).slice(0, 4);
    const newest = inStock.filter((product) => !reduced.includes(product)).slice(0, 4);
    const onHome = [...newest, ...reduced].map(({ slug }) => `${slug}-1.webp`);
    expect(uploads.slice(0, onHome.length)).toEqual(onHome);
    const inOrder = demoProducts.map(({ slug }) => `${slug}-1.webp`);
    expect(uploads.slice(onHome.length)).toEqual(inOrder.filter((name) => !onHome.includes(name)));
    expect(new Set(uploads)).toEqual(new Set(listed));
  });

  it('puts a product on sale after it stood at its price', async () => {
    const product = demoProducts.find(({ salePrice }) => salePrice !== undefined) as DemoProduct;
    const { price, salePrice, slug } = product;
    await run({ entries: [{ product, pictures: [picture(`${slug}-1`)] }], part: 'first' });
    expect(shop.products).toMatchObject([{ price, salePrice, version: 2 }]);
    expect(shop.calls.filter((call) => call.endsWith('/add') || call.startsWith('PUT'))).toEqual([
      'POST /api/admin/product/add',
      'PUT /api/admin/product/edit/id-0',
    ]);
  });

  it('puts a product on sale whose sale an earlier run was stopped before, but none that an admin has edited', async () => {
    const pair = demoProducts.filter(({ salePrice }) => salePrice !== undefined).slice(0, 2);
    const entries = pair.map((product) => ({ product, pictures: [picture(`${product.slug}-1`)] }));
    const stop = new AbortController();
    shop.onCall = (call) => {
      if (call.startsWith('PUT')) stop.abort();
    };
    await expect(run({ entries, part: 'first' }, stop)).rejects.toThrow();
    shop.onCall = () => {};
    const [kept, edited] = pair as [DemoProduct, DemoProduct];
    for (const product of shop.products) {
      product.version = product.slug === edited.slug ? 3 : 1;
      product.salePrice = 0;
    }
    await run({ entries, part: 'first' });
    const saleOf = ({ slug }: DemoProduct) =>
      shop.products.find((product) => product.slug === slug)?.salePrice;
    expect([saleOf(kept), saleOf(edited)]).toEqual([kept.salePrice, 0]);
  });

  it('stops after the first pictures on request, and a later run uploads the others', async () => {
    await run({ part: 'first' });
    expect(shop.products.every(({ images }) => images.length === 1)).toBe(true);
    expect(await run()).toMatchObject({ added: 0, kept: 6 });
    expect(uploadedFiles()).toEqual(wantedFiles());
  });

  it('changes nothing when it runs again, with its notes or without', async () => {
    await run();
    shop.calls.length = 0;
    expect(await run()).toEqual({ added: 0, updated: 0, kept: 6 });
    expect(await run({ file: null })).toEqual({ added: 0, updated: 0, kept: 6 });
    expect(new Set(shop.calls)).toEqual(new Set(['POST /api/auth/login', 'GET /api/admin/product/get']));
  });

  it('goes on where it was stopped', async () => {
    const stop = new AbortController();
    shop.onCall = () => {
      if (shop.uploads.length === 8) stop.abort();
    };
    await expect(run({}, stop)).rejects.toThrow();
    shop.onCall = () => {};
    await run();
    expect(shop.products).toHaveLength(6);
    expect(shop.products.every(({ images }) => new Set(images).size === images.length)).toBe(true);
    for (const { product, pictures } of catalogue()) {
      const shown = shop.products.find(({ slug }) => slug === product.slug);
      expect([...(shown?.images ?? []), ...(shown?.details ?? [])]).toHaveLength(pictures.length);
    }
  });

  it('puts a picture that was rendered again in the place of the older one', async () => {
    await run();
    const [first, ...others] = catalogue() as [CatalogueEntry, ...CatalogueEntry[]];
    first.pictures[0] = picture('valokuva', 'photograph-1');
    const before = shop.products.find(({ slug }) => slug === first.product.slug)?.images ?? [];
    expect(await run({ entries: [first, ...others] })).toEqual({ added: 0, updated: 1, kept: 6 });
    const after = shop.products.find(({ slug }) => slug === first.product.slug);
    expect(after?.images[0]).toContain('valokuva');
    expect(after?.images.slice(1)).toEqual(before.slice(1));
    expect(after?.imageTexts?.[0]).toBe('Kuva: valokuva.');
  });

  it('leaves a product whose pictures an admin changed', async () => {
    await run({ part: 'first' });
    const [product] = shop.products;
    if (product) product.images = ['/uploads/own-picture/1200.jpg'];
    await run();
    expect(product?.images).toEqual(['/uploads/own-picture/1200.jpg']);
  });

  it('does not bring back a product that an admin took out', async () => {
    await run();
    shop.products.pop();
    expect(await run()).toMatchObject({ added: 0, kept: 5 });
    expect(shop.products).toHaveLength(5);
  });

  it('fills a new database although the notes belong to an old one', async () => {
    await run();
    shop.products.length = 0;
    expect(await run()).toMatchObject({ added: 6 });
  });

  it('reads a product again when it is edited at the same moment', async () => {
    await run({ part: 'first' });
    const [product] = shop.products;
    let edits = 0;
    shop.onCall = (call) => {
      if (product && call === `PUT /api/admin/product/edit/${product._id}` && (edits += 1) === 1)
        product.version += 1;
    };
    await run();
    expect(edits).toBe(2);
    expect(product?.images.length).toBeGreaterThan(1);
  });

  it('waits as long as the shop asks for', async () => {
    shop.refusals.push({ status: 429, headers: { 'retry-after': '1' } });
    const started = performance.now();
    expect(await run({ part: 'first' })).toMatchObject({ added: 6 });
    expect(performance.now() - started).toBeGreaterThan(900);
  });

  it('tries again when the shop is away for a moment', async () => {
    shop.refusals.push({ status: 503 });
    expect(await run({ part: 'first' })).toMatchObject({ added: 6 });
  });

  it('says what is wrong when the login is refused', async () => {
    const { signal } = new AbortController();
    const api = createShopApi(createHttp({ url: shop.url, signal }), signal);
    await expect(api.login({ email: 'admin@example.fi', password: 'väärä' })).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('ADMIN_PASSWORD') as string,
    });
  });
});
