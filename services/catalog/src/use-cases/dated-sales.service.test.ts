import { newId } from '@shop/service-kit';
import { anAdmin } from '@shop/testing';
import { afterEach, expect, test } from 'vitest';
import { productFields, setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);

const admin = () => catalog.api.as(anAdmin());
const guest = () => catalog.api.as(null);
const edit = (id: string, fields: object) => admin()('PUT', `/api/admin/product/edit/${id}`, fields);
const shown = async (id: string) => (await guest()('GET', `/api/shop/products/${id}`)).body.data;
const cheapest = async () =>
  (await guest()('GET', '/api/shop/product/get?sort=price-asc')).body.data.map(
    ({ _id }: { _id: string }) => _id,
  );
const inCart = async (id: string) =>
  (await catalog.api.asService('POST', '/internal/products/lookup', { ids: [id], buyer: newId() })).body.data
    .products[0];

/** Titles in the shop's filter, its search and the admin's tab, and the filter's count. */
async function onSale() {
  const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);
  const listed = (await guest()('GET', '/api/shop/product/get?ale=nyt&facets=1')).body;
  const searched = (await guest()('GET', '/api/shop/search/villapaita alennuksessa')).body;
  const backOffice = (
    await admin()('GET', `/api/admin/rest/products?filter=${JSON.stringify({ sale: 'now' })}`)
  ).body;
  return [ids(listed.data), ids(searched.data), ids(backOffice as never), listed.facets.ale.nyt];
}

let clock: Date | undefined;
const at = (moment: string): void => {
  clock = new Date(moment);
  catalog.deps.now = () => clock ?? new Date();
};
afterEach(() => {
  clock = undefined;
});

test('a sale begins and ends by its dates in every answer, without a write, and the maker sees all three fields [spec-176]', async () => {
  at('2021-11-01T10:00:00Z');
  const add = async (price: number) =>
    (await admin()('POST', '/api/admin/product/add', productFields(products.images, { price }))).body.data
      ._id as string;
  const [otherId, id] = [await add(70), await add(100)];
  const dates = { saleStart: '2021-11-28T00:00', saleEnd: '2021-12-01T00:00' };
  const { data } = (await edit(id, { salePrice: 60, ...dates })).body;
  // Midnight in Helsinki.
  const saleDates = { saleStart: '2021-11-27T22:00:00.000Z', saleEnd: '2021-11-30T22:00:00.000Z' };
  expect(data).toMatchObject({ salePrice: 60, priceNow: 100, ...saleDates });
  expect(await shown(id)).toMatchObject({ price: 100, salePrice: 0, saleStart: '', saleEnd: '' });
  expect(await shown(id)).not.toHaveProperty('priceNow');
  expect(await cheapest()).toEqual([otherId, id]);
  expect(await inCart(id)).toMatchObject({ salePriceCents: null });

  at('2021-11-27T22:00:00Z');
  expect(await shown(id)).toMatchObject({ salePrice: 60, lowestPrice: 100, ...saleDates });
  expect(await cheapest()).toEqual([id, otherId]);
  expect(await inCart(id)).toMatchObject({ salePriceCents: 6_000 });
  expect(await onSale()).toEqual([[id], [id], [id], 1]);

  at('2021-11-30T22:00:00Z');
  expect(await shown(id)).toMatchObject({ salePrice: 0, saleStart: '' });
  expect(await cheapest()).toEqual([otherId, id]);
  expect(await inCart(id)).toMatchObject({ salePriceCents: null });
  expect(await onSale()).toEqual([[], [], [], 0]);
  // Sent alone a sale price holds at once, and without an end.
  expect((await edit(id, { salePrice: 55 })).body.data).toMatchObject({
    salePrice: 55,
    saleStart: '',
    saleEnd: '',
  });
  at('2025-01-01T00:00:00Z');
  expect(await shown(id)).toMatchObject({ salePrice: 55 });
});

test('a campaign stands beside the own sale, the lowest price is asked, and taking it back leaves what was [spec-176]', async () => {
  at('2021-11-01T10:00:00Z');
  const { body } = await admin()(
    'POST',
    '/api/admin/product/add',
    productFields(products.images, { price: 100 }),
  );
  const id = body.data._id as string;
  await edit(id, { salePrice: 90 });
  const campaign = {
    id: 'joulu-2021',
    salePrice: 80,
    saleStart: '2021-11-02T10:00Z',
    saleEnd: '2021-11-04T10:00Z',
  };
  const { data } = (await edit(id, { campaigns: [campaign] })).body;
  expect(data).toMatchObject({ salePrice: 90, campaigns: [{ id: 'joulu-2021', salePrice: 80 }] });
  at('2021-11-03T10:00:00Z');
  expect(await shown(id)).toMatchObject({ salePrice: 80 });
  expect(await shown(id)).not.toHaveProperty('campaigns');
  await edit(id, { campaigns: [{ id: 'joulu-2021', salePrice: '' }] });
  expect(await shown(id)).toMatchObject({ salePrice: 90 });
  expect((await edit(id, { campaigns: [{ ...campaign, salePrice: 100 }] })).body.errors).toHaveProperty(
    'campaigns',
  );
  const backwards = { salePrice: 50, saleStart: '2021-11-05T10:00', saleEnd: '2021-11-05T09:00' };
  expect((await edit(id, backwards)).body.errors).toHaveProperty('saleEnd');
  expect((await edit(id, { saleStart: 'huomenna' })).body.errors).toHaveProperty('saleStart');
});

test('a list by price is in order though a piece is held in the moment in which a sale begins', async () => {
  at('2022-11-01T10:00:00Z');
  const add = async (price: number) =>
    (await admin()('POST', '/api/admin/product/add', productFields(products.images, { price }))).body.data
      ._id as string;
  const [otherId, id] = [await add(8), await add(9)];
  await edit(otherId, { title: 'Kaste-huivi' });
  await edit(id, { salePrice: 7, saleStart: '2022-11-28T00:00', saleEnd: '' });
  expect((await cheapest()).slice(0, 2)).toEqual([otherId, id]);
  at('2022-11-28T10:00:00Z');
  const hold = { orderID: newId(), productID: id, quantity: 1, sizes: { M: 1 }, generation: 1, buyer: null };
  expect((await catalog.api.asService('POST', '/internal/holds/reserve', hold)).status).toBe(200);
  expect((await cheapest()).slice(0, 2)).toEqual([id, otherId]);
});

test('a lower sale price that is over, or begins only after the other one, does not stand in its way', async () => {
  at('2023-11-10T10:00:00Z');
  const dates = { saleStart: '2023-11-01T00:00', saleEnd: '2023-11-20T00:00' };
  const fields = productFields(products.images, { price: 86, salePrice: 64, ...dates });
  const id = (await admin()('POST', '/api/admin/product/add', fields)).body.data._id as string;
  const lowerSale = { salePrice: 70, keepLowerSale: true };
  expect((await edit(id, lowerSale)).body.data).toMatchObject({ salePrice: 64 });
  const before = { saleStart: '2023-10-01T00:00', saleEnd: '2023-11-01T00:00' };
  expect((await edit(id, { ...lowerSale, ...before })).body.data).toMatchObject({ salePrice: 70 });
  at('2023-12-01T10:00:00Z');
  const higher = { salePrice: 75, keepLowerSale: true };
  expect((await edit(id, higher)).body.data).toMatchObject({ salePrice: 75, saleStart: '', saleEnd: '' });
});
