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

test('two letters find the titles of which they begin a word', async () => {
  const titles = ['Vuono-laukku', 'Ånäs-lapaset', 'Villapaita langasta', 'Villakoru'];
  for (const title of titles)
    await admin()('POST', '/api/admin/product/add', {
      ...productFields(products.images, { title }),
      description: 'Laadukasta lankaa.',
    });
  const found = async (q: string) => {
    const { body } = await admin()(
      'GET',
      `/api/admin/rest/products?filter=${encodeURIComponent(JSON.stringify({ q }))}`,
    );
    return body
      .map(({ title }: { title: string }) => title)
      .filter((title: string) => titles.includes(title))
      .toSorted();
  };
  expect(await found('LA')).toEqual(titles.slice(0, 3).toSorted());
  expect(await found('an la')).toEqual(['Ånäs-lapaset']);
  expect(await found('lankaa')).toHaveLength(4);
});

test('deleted products have a list of their own, from which they are restored as they were', async () => {
  const add = async (fields: object) =>
    (await admin()('POST', '/api/admin/product/add', { ...productFields(products.images), ...fields })).body
      .data;
  const draft = await add({ title: 'Poistettu luonnos', state: 'draft' });
  const published = await add({ title: 'Poistettu tuote' });
  await add({ title: 'Jäljellä' });
  const ids: string[] = [draft._id, published._id];
  for (const id of ids) await admin()('DELETE', `/api/admin/rest/products/${id}`);
  const listed = async (state: string) => {
    const filter = encodeURIComponent(JSON.stringify({ state, q: 'poistettu' }));
    return (await admin()('GET', `/api/admin/rest/products?filter=${filter}`)).body;
  };
  const deleted = await listed('deleted');
  expect(deleted.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted());
  expect(deleted[0]).toHaveProperty('deletedAt');
  expect([await listed('draft'), await listed('published')]).toEqual([[], []]);
  for (const id of ids) await admin()('POST', `/api/admin/rest/products/${id}/restore`);
  expect(await listed('deleted')).toEqual([]);
  expect(await listed('draft')).toMatchObject([{ id: draft._id }]);
  expect(await listed('published')).toMatchObject([{ id: published._id }]);
});
