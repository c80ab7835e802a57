import { anAdmin } from '@shop/testing';
import { expect, test } from 'vitest';
import { productFields, setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';
import { importFile, sheet } from '../../test/import-file.ts';

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);

const admin = () => catalog.api.as(anAdmin());
const add = (fields: Record<string, unknown> = {}) =>
  admin()('POST', '/api/admin/product/add', productFields(products.images, fields));
const addedId = async (fields: Record<string, unknown> = {}): Promise<string> => {
  const { status, body } = await add(fields);
  expect([status, body.errors]).toEqual([201, undefined]);
  return String(body.data._id);
};
const edit = (id: string, fields: Record<string, unknown>) =>
  admin()('PUT', `/api/admin/product/edit/${id}`, fields);
const getProduct = (idOrSlug: string) => catalog.api.as(null)('GET', `/api/shop/products/${idOrSlug}`);

test('a product is found by slug or id, and by a new slug at once [spec-147]', async () => {
  const id = await addedId({ slug: 'kaste-huivi' });
  expect((await getProduct('kaste-huivi')).body).toEqual((await getProduct(id)).body);
  await edit(id, { slug: 'kaste-huivi-2' });
  expect((await getProduct('kaste-huivi')).status).toBe(404);
  expect((await getProduct('kaste-huivi-2')).body.data._id).toBe(id);
  // Another product may take the free slug.
  const next = await addedId({ slug: 'kaste-huivi' });
  expect((await getProduct('kaste-huivi')).body.data._id).toBe(next);
});

test('a draft or a deleted product is not found by its slug', async () => {
  const id = await addedId({ slug: 'luonnos-huivi', state: 'draft' });
  expect((await getProduct('luonnos-huivi')).status).toBe(404);
  await edit(id, { state: 'published' });
  expect((await getProduct('luonnos-huivi')).status).toBe(200);
  await admin()('DELETE', `/api/admin/product/delete/${id}`);
  expect((await getProduct('luonnos-huivi')).status).toBe(404);
});

test('an id finds its own product, also where another product has it as its slug [spec-147]', async () => {
  const id = await addedId();
  await addedId({ slug: id });
  expect((await getProduct(id)).body.data._id).toBe(id);
  await admin()('DELETE', `/api/admin/product/delete/${id}`);
  expect((await getProduct(id)).status).toBe(404);
});

test.each([
  [{ sizes: ['S', 'S', 'M'], pieces: { S: 3, M: 2 }, stock: 5 }],
  [{ sizes: ['S', 's'] }],
  [{ sizes: ['36-38', '36-38'] }],
])('a product with a repeated size is refused: %j [spec-174]', async (fields) => {
  const refused = await add(fields);
  expect([refused.status, refused.body.errors]).toEqual([400, { sizes: 'Anna jokainen koko vain kerran.' }]);
  const id = await addedId();
  expect((await edit(id, fields)).body.errors).toEqual(refused.body.errors);
});

test('a product can be recommended with existing products only, not with itself [spec-174]', async () => {
  const [otherProduct, deletedProduct] = [await addedId(), await addedId()];
  const id = await addedId({ goesWith: [otherProduct, deletedProduct] });
  const refusal = async (goesWith: string[]) => {
    const { status, body } = await edit(id, { goesWith });
    return status === 200 ? body.data.goesWith : body.errors;
  };
  const unknown = { goesWith: 'Valitse tuotteita, jotka ovat kaupassa.' };
  expect(await refusal([id])).toEqual({ goesWith: 'Tuote ei voi sopia yhteen itsensä kanssa.' });
  expect(await refusal([otherProduct, 'f'.repeat(24)])).toEqual(unknown);
  expect((await add({ goesWith: ['f'.repeat(24)] })).body.errors).toEqual(unknown);
  await admin()('DELETE', `/api/admin/product/delete/${deletedProduct}`);
  // A product deleted later may stay in the list, and does not block other edits.
  expect(await refusal([deletedProduct])).toEqual([deletedProduct]);
  expect(await refusal([otherProduct])).toEqual([otherProduct]);
  expect(await refusal([deletedProduct])).toEqual(unknown);
});

test.each([
  ['Koot', 'S | s'],
  ['Sopii yhteen', 'f'.repeat(24)],
])('an import file with the same mistakes is refused, naming column %s', async (column, cell) => {
  const id = await addedId();
  const file = sheet(`Tunnus;${column}`, `${id};${cell}`);
  const { data } = (await importFile(catalog, file, '?dryRun=true')).body;
  expect(data.mistakes).toMatchObject([{ row: 2, column }]);
});
