import { anAdmin } from '@shop/testing';
import { expect, test } from 'vitest';
import type { StoredProduct } from '../domain/product.ts';
import { setUpCatalogHarness, setUpProducts, productFields } from '../../test/catalog-harness.ts';

const DAY = 24 * 3_600_000;

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);

const admin = () => catalog.api.as(anAdmin());
const stored = async (id: string) =>
  (await products.model.findById(id).lean<StoredProduct>()) as StoredProduct;
const shown = async (id: string) => (await catalog.api.as(null)('GET', `/api/shop/products/${id}`)).body.data;
const edit = (id: string, fields: object) => admin()('PUT', `/api/admin/product/edit/${id}`, fields);

/** Does something as if it were so many days ago. */
async function daysAgo<T>(days: number, act: () => Promise<T>): Promise<T> {
  const { now } = catalog.deps;
  catalog.deps.now = () => new Date(Date.now() - days * DAY);
  try {
    return await act();
  } finally {
    catalog.deps.now = now;
  }
}
const aProduct = async (days: number, fields: Record<string, unknown>): Promise<string> =>
  (
    await daysAgo(days, () =>
      admin()('POST', '/api/admin/product/add', productFields(products.images, fields)),
    )
  ).body.data._id;

test('a product on sale shows the lowest price of the thirty days before, for as long as the rule says [spec-182 law-4]', async () => {
  const id = await aProduct(100, { price: 149 });
  await daysAgo(60, () => edit(id, { price: 99 }));
  await daysAgo(20, () => edit(id, { price: 139 }));
  expect(await shown(id)).not.toHaveProperty('lowestPrice');
  await edit(id, { salePrice: 119 });
  expect(await shown(id)).toMatchObject({ price: 139, salePrice: 119, lowestPrice: 99 });
  await edit(id, { salePrice: 89, title: 'Halvempi paita' });
  expect(await shown(id)).toMatchObject({ salePrice: 89, lowestPrice: 99 });
  const { data } = (await catalog.api.as(null)('GET', '/api/shop/product/get?limit=1')).body;
  expect(data[0]).not.toHaveProperty('prices');
  await edit(id, { salePrice: '' });
  expect(await shown(id)).not.toHaveProperty('lowestPrice');
  await edit(id, { salePrice: 95 });
  expect(await shown(id)).toMatchObject({ salePrice: 95, lowestPrice: 89 });
});

test('a new product on sale has no price before it, and a draft’s prices do not count', async () => {
  const fresh = await aProduct(0, { price: 100, salePrice: 80 });
  expect(await shown(fresh)).toMatchObject({ salePrice: 80 });
  expect(await shown(fresh)).not.toHaveProperty('lowestPrice');
  const draft = await aProduct(10, { price: 10, state: 'draft' });
  await daysAgo(5, () => edit(draft, { price: 100, state: 'published' }));
  await edit(draft, { salePrice: 80 });
  expect(await shown(draft)).toMatchObject({ lowestPrice: 100 });
});

test('price edits that meet leave the history at what shoppers see', async () => {
  const id = await aProduct(40, { price: 100 });
  for (let round = 0; round < 6; round += 1) {
    await Promise.all([
      edit(id, { price: 100 + round }),
      edit(id, { salePrice: 50 + round }),
      edit(id, { state: round % 2 === 0 ? 'draft' : 'published' }),
      edit(id, { title: `Paita ${round}` }),
    ]);
  }
  await edit(id, { state: 'published' });
  const { prices, priceCents, salePriceCents, lowestCents } = await stored(id);
  expect(prices.at(-1)).toMatchObject({ cents: salePriceCents, onSale: true });
  expect([priceCents, salePriceCents]).toEqual([10_500, 5_500]);
  expect(lowestCents).toBeLessThanOrEqual(10_000);
  expect(prices.map(({ at }) => at.getTime())).toEqual(
    prices.map(({ at }) => at.getTime()).toSorted((a, b) => a - b),
  );
});

test('an edit that changes no price leaves the history as it is', async () => {
  const id = await aProduct(3, { price: 100, salePrice: 90 });
  const before = await stored(id);
  await edit(id, { title: 'Nimi', stock: 4 });
  await edit(id, { price: 100, salePrice: 90 });
  const { prices, lowestCents } = await stored(id);
  expect([prices, lowestCents]).toEqual([before.prices, null]);
});
