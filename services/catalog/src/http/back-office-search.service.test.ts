import { anAdmin } from '@shop/testing';
import { expect, test } from 'vitest';
import { productFields, setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);
const admin = () => catalog.api.as(anAdmin());

test.each([
  ['Pellavaöljy ääkköset'.normalize('NFD'), 'Pellavaöljy ääkköset'],
  ["o'brien", 'Aran-pusero O’Brien'],
  ['O’BRIEN', "Aran-huivi o'brien"],
  ['lukasz', 'Łukasz-lapaset'],
  ['häjoki (50', 'Pyhäjoki (50 %)'],
])('the back office finds by %j the product %j [spec-190]', async (q, title) => {
  const added = await admin()('POST', '/api/admin/product/add', productFields(products.images, { title }));
  const id = String(added.body.data._id);
  const filter = encodeURIComponent(JSON.stringify({ q }));
  const { body } = await admin()('GET', `/api/admin/rest/products?filter=${filter}`);
  expect(body.map((result: { id: string }) => result.id)).toContain(id);
});
