import { anAdmin } from '@shop/testing';
import { beforeAll, expect, test } from 'vitest';
import { aPicture, productFields, setUpCatalogHarness, upload } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();
let images: string[];
beforeAll(async () => {
  images = (await upload(catalog, [{ bytes: await aPicture() }])).body.result;
});

const admin = () => catalog.api.as(anAdmin());
const add = (body: object) => admin()('POST', '/api/admin/product/add', body);
const edit = (id: string, body: object) => admin()('PUT', `/api/admin/product/edit/${id}`, body);
const complete = () => ({ ...productFields([]), image: undefined, images });
const missing = ['description', 'images', 'kategoria', 'material', 'price'];

test('a draft needs only a title, and shoppers do not see it', async () => {
  const added = await add({ title: 'Aamu', state: 'draft' });
  expect(added).toMatchObject({
    status: 201,
    body: { data: { title: 'Aamu', images: [], kategoria: '', price: 0, stock: 0, state: 'draft' } },
  });
  const { _id: id } = added.body.data;
  expect((await catalog.api.as(null)('GET', `/api/shop/products/${id}`)).status).toBe(404);
  const shown = await admin()('GET', `/api/admin/rest/products/${id}`);
  expect(shown.body).toMatchObject({ title: 'Aamu', kategoria: '', description: '' });
});

test('empty form fields mean not yet filled in; a wrong value is refused at its field', async () => {
  const empty = {
    images: [],
    description: '',
    kategoria: '',
    material: ' ',
    price: '',
    salePrice: '',
    stock: '',
  };
  expect((await add({ ...empty, title: 'Ilta', state: 'draft' })).status).toBe(201);
  const wrong = { ...empty, title: ' ', kategoria: 'autot', price: '1e3', stock: -1, salePrice: 10 };
  const { status, body } = await add({ ...wrong, state: 'draft' });
  expect(status).toBe(400);
  expect(Object.keys(body.errors).toSorted()).toEqual(['kategoria', 'price', 'stock', 'title']);
  expect((await add({ title: 'Ilta', salePrice: 10, state: 'draft' })).body.errors).toHaveProperty(
    'salePrice',
  );
});

test.each([{}, { state: 'published' }, { state: 'muu' }])(
  '%j does not accept an incomplete product',
  async (state) => {
    expect((await add({ title: 'Yö', ...state })).status).toBe(400);
    const { _id: id } = (await add(complete())).body.data;
    expect(await edit(id, { description: '', ...state })).toMatchObject({ status: 400 });
  },
);

test('publishing an incomplete draft answers 400 with an error for each missing field', async () => {
  const { _id: id } = (await add({ title: 'Päivä', state: 'draft' })).body.data;
  const refused = await edit(id, { state: 'published' });
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid-input']);
  expect(Object.keys(refused.body.errors).toSorted()).toEqual(missing);
  const rest = { ...complete(), price: undefined };
  const withoutPrice = await edit(id, { ...rest, state: 'published' });
  expect(Object.keys(withoutPrice.body.errors)).toEqual(['price']);
  expect((await edit(id, { ...rest, state: 'draft' })).status).toBe(200);
  expect((await edit(id, { price: '45,90', state: 'published' })).body.data).toMatchObject({
    state: 'published',
    price: 45.9,
  });
  expect((await catalog.api.as(null)('GET', `/api/shop/products/${id}`)).status).toBe(200);
});

test('of a draft’s publication and a simultaneous clearing of a field one is refused or comes second', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { _id: id } = (await add({ ...complete(), state: 'draft' })).body.data;
    await Promise.all([edit(id, { state: 'published' }), edit(id, { description: '', state: 'draft' })]);
    const { body } = await admin()('GET', `/api/admin/product/get/${id}`);
    expect([body.data.state, body.data.description === '']).not.toEqual(['published', true]);
  }
});
