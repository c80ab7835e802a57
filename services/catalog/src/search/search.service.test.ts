import { createFreshness } from '@shop/service-kit';
import { anAdmin } from '@shop/testing';
import { beforeAll, expect, test } from 'vitest';
import { createProductIndex } from './product-index.ts';
import { createProductCache } from '../product-cache/product-cache.ts';
import { refreshProductCache } from '../use-cases/refresh-product-cache.ts';
import { searchProducts } from './search-products.ts';
import { aPicture, setUpCatalogHarness, productFields, upload } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();
let images: string[];
beforeAll(async () => {
  images = (await upload(catalog, [{ bytes: await aPicture() }])).body.result;
});

const admin = () => catalog.api.as(anAdmin());
const call = (path: string) => catalog.api.as(null)('GET', `/api/shop/search/${path}`);
const search = async (keyword: string) => (await call(encodeURIComponent(keyword))).body;
const titles = async (keyword: string): Promise<string[]> =>
  (await search(keyword)).data.map(({ title }: { title: string }) => title);
const add = async (title: string, fields: Record<string, unknown> = {}): Promise<string> => {
  const product = productFields(images, { title, description: 'Tehty käsin.', ...fields });
  return (await admin()('POST', '/api/admin/product/add', product)).body.data._id;
};

test('a product is found as soon as it is added, renamed and published, and no more once it is not', async () => {
  const id = await add('Loimu-pipo', { material: 'Lampaanvilla' });
  expect(await titles('loimu')).toEqual(['Loimu-pipo']);
  await admin()('PUT', `/api/admin/product/edit/${id}`, { title: 'Roihu-pipo' });
  expect(await titles('loimu')).toEqual([]);
  expect(await titles('roihu')).toEqual(['Roihu-pipo']);
  await admin()('PUT', `/api/admin/product/edit/${id}`, { state: 'draft' });
  expect(await titles('roihu')).toEqual([]);
  await admin()('PUT', `/api/admin/product/edit/${id}`, { state: 'published' });
  expect(await titles('roihu')).toEqual(['Roihu-pipo']);
  await admin()('DELETE', `/api/admin/product/delete/${id}`);
  expect(await titles('roihu')).toEqual([]);
});

test('another catalogue sees the change within a moment, and answers with prices and stock as they are', async () => {
  const memory = {
    productCache: createProductCache(),
    search: createProductIndex(),
    freshness: createFreshness(),
    synonymFreshness: createFreshness(),
  };
  const otherProcess = { ...catalog.deps, ...memory };
  const found = expect.poll(
    async () => (await searchProducts(otherProcess, { keyword: 'kipakka', limit: 5 })).products,
  );
  await refreshProductCache(otherProcess);
  const id = await add('Kipakka-huivi', { stock: 3 });
  await found.toMatchObject([{ _id: id, stock: 3 }]);
  await catalog.deps.holds.take(
    {
      orderID: 'a1',
      productID: id,
      quantity: 2,
      sizes: { M: 2 },
      generation: 1,
      buyer: null,
      isSized: false,
    },
    new Date(),
  );
  await found.toMatchObject([{ stock: 1 }]);
  await admin()('DELETE', `/api/admin/product/delete/${id}`);
  await found.toEqual([]);
});

test('sold-out products are found last, also as suggestions', async () => {
  await add('Tyhjä-kori', { stock: 0 });
  expect(await titles('tyhjä')).toEqual(['Tyhjä-kori']);
  await add('Astia', { description: 'Tyhjä kuin tyhjä kori.' });
  expect(await titles('tyhjä')).toEqual(['Astia', 'Tyhjä-kori']);
  const { products } = (await call(`${encodeURIComponent('tyhjä')}/suggestions`)).body.data;
  expect(products).toMatchObject([{ title: 'Astia' }, { title: 'Tyhjä-kori', isSoldOut: true }]);
});

test('an answer holds whole products, how many there are, and the guess at a misspelt word [spec-51]', async () => {
  await add('Sarastus-villapaita', { material: 'Suomenlampaan villa' });
  const answer = await search('sarsatus');
  expect(answer).toMatchObject({ success: true, total: 1, didYouMean: 'sarastus' });
  expect(answer.data).toMatchObject([{ title: 'Sarastus-villapaita', price: 129.9, images }]);
  for (const same of ['villapaita', 'villapaidan', 'vilapaita', 'VILLAPAITA '])
    expect(await titles(same)).toEqual(['Sarastus-villapaita']);
});

test('suggestions are a few products with a small picture, and categories', async () => {
  for (let number = 0; number < 7; number += 1) await add(`Kaarre${number}-kassi`, { kategoria: 'laukut' });
  const { body } = await call('kaar/suggestions');
  expect(body.data.products).toHaveLength(5);
  expect(body.data.products[0]).toEqual({
    _id: expect.any(String),
    title: 'Kaarre6-kassi',
    image: images[0],
    placeholder: expect.stringMatching(/^data:image/),
  });
  expect(body.data.categories).toEqual([{ id: 'laukut', label: 'Laukut' }]);
  await add('Kaarros-reppu', { stock: 0 });
  const [soldOut] = (await call('kaarros/suggestions')).body.data.products;
  expect(soldOut).toMatchObject({ title: 'Kaarros-reppu', isSoldOut: true });
  expect((await call('ka/suggestions')).body.data).toEqual({ products: [], categories: [] });
});

test('a product to order is sold out in suggestions only without a free place', async () => {
  const toOrder = { daysOfWork: 2, maxQueue: 1 };
  const id = await add('Kaamos-viltti', { stock: 0, toOrder, sizes: ['M'] });
  const suggested = async () => (await call('kaamos/suggestions')).body.data.products[0];
  expect((await suggested()).isSoldOut).toBeUndefined();
  await catalog.deps.holds.takePlaces(
    { orderID: 'a1', productID: id, quantity: 1, sizes: { M: 1 }, generation: 1, buyer: null, toOrder },
    new Date(),
  );
  await expect.poll(suggested).toMatchObject({ title: 'Kaamos-viltti', isSoldOut: true });
});

test('short and odd searches answer an empty list, never an error of the server', async () => {
  for (const odd of ['ai', ' a ', '🧶🧶🧶', '.*', '[', '$ne', 'a'.repeat(5_000), '50/50', '%', '\u0000'])
    expect(await search(odd), odd).toMatchObject({ success: true, data: [], total: 0 });
  for (const broken of ['%E0%A4%A', '%FF/suggestions', 'x/suggestions/y'])
    expect((await call(broken)).status, broken).toBeLessThan(500);
  expect((await call(encodeURIComponent('ä'.repeat(200)))).status).toBe(200);
});
