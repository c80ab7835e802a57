import { anAdmin } from '@shop/testing';
import { beforeAll, expect, test } from 'vitest';
import { aPicture, setUpCatalogHarness, productFields, upload } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();
let images: string[];
beforeAll(async () => {
  images = (await upload(catalog, [{ bytes: await aPicture() }])).body.result;
});

const add = (fields: Record<string, unknown>) =>
  catalog.api.as(anAdmin())('POST', '/api/admin/product/add', productFields(images, fields));
const list = async (query: string) =>
  (await catalog.api.as(null)('GET', `/api/shop/product/get${query}`)).body;

test('a price, a colour and what is in stock are chosen like a category', async () => {
  const shelf = { kategoria: 'koti', title: 'Suvanto-huopa', colours: ['#4c6353'] };
  await add({ ...shelf, price: 50, salePrice: 49.9 });
  await add({ ...shelf, title: 'Aamu-tyyny', price: 100, colours: [], imageColours: ['tummanharmaa'] });
  await add({ ...shelf, title: 'Loppu-huopa', price: 99.99, stock: 0 });
  const names = async (query: string): Promise<string[]> =>
    (await list(`?kategoria=koti&sort=name&${query}`)).data.map(({ title }: { title: string }) => title);
  expect(await names('hinta=0-50')).toEqual(['Suvanto-huopa']);
  expect(await names('hinta=50-100')).toEqual(['Loppu-huopa']);
  expect(await names('hinta=50-100,100-200')).toEqual(['Aamu-tyyny', 'Loppu-huopa']);
  for (const green of ['vihreä', 'vihrea\u0308'])
    expect(await names(`vari=${encodeURIComponent(green)}`)).toEqual(['Loppu-huopa', 'Suvanto-huopa']);
  expect(await names(`vari=vihre%C3%A4,harmaa&varastossa=nyt`)).toEqual(['Aamu-tyyny', 'Suvanto-huopa']);
  expect(await names('hinta=0-1')).toEqual([]);
});
