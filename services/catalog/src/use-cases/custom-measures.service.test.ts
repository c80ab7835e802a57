import type { Product, ProductSnapshot } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { expect, test } from 'vitest';
import { setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';
import { sizedProducts } from '../../test/sized-products.ts';

const catalog = setUpCatalogHarness();
const { add, edit } = sizedProducts(catalog, setUpProducts(catalog));

const work = { daysOfWork: 2, maxQueue: 20 };
const chest = { name: 'Rinnanympärys', minCm: 70, maxCm: 140.5 };
const aSweater = async (measures: unknown, stock = 0) =>
  add({ stock, sizes: ['S', 'M'], toOrder: { ...work, measures } });
const shown = async (id: string) =>
  (await catalog.api.as(null)('GET', `/api/shop/products/${id}`)).body.data as Product;
const lookup = async (id: string) => {
  const body = { ids: [id], buyer: newId() };
  const { data } = (await catalog.api.asService('POST', '/internal/products/lookup', body)).body;
  return data.products[0] as ProductSnapshot;
};

test('the measures of a product are saved as numbers, shown, and removed', async () => {
  const { status, body } = await aSweater([{ ...chest, minCm: '70', maxCm: '140,5' }]);
  expect(status).toBe(201);
  const id = body.data._id as string;
  expect((await shown(id)).toOrder).toEqual({ ...work, measures: [chest] });
  expect((await lookup(id)).toOrder?.measures).toEqual([chest]);
  await edit(id, { toOrder: { ...work, measures: [] } });
  expect((await shown(id)).toOrder).toEqual(work);
  expect((await lookup(id)).toOrder).not.toHaveProperty('measures');
});

test('a product in stock takes no measures, because it is sold as it is', async () => {
  const { body } = await aSweater([chest], 3);
  expect(await lookup(body.data._id)).not.toHaveProperty('toOrder');
});

const six = Array.from({ length: 6 }, (_, n) => ({ ...chest, name: `Mitta ${n}` }));
test.each([
  [[{ ...chest, name: '' }], 'toOrder.measures.0.name'],
  [[{ ...chest, name: 'x'.repeat(31) }], 'toOrder.measures.0.name'],
  [[chest, { ...chest, name: 'RINNANYMPÄRYS' }], 'toOrder.measures.1.name'],
  [[{ ...chest, minCm: 70.3 }], 'toOrder.measures.0.minCm'],
  [[{ ...chest, minCm: 0 }], 'toOrder.measures.0.minCm'],
  [[{ ...chest, minCm: '1e1' }], 'toOrder.measures.0.minCm'],
  [[{ ...chest, maxCm: 400.5 }], 'toOrder.measures.0.maxCm'],
  [[{ ...chest, maxCm: 70 }], 'toOrder.measures.0.maxCm'],
  [[{ name: 'Pituus', minCm: 4 }], 'toOrder.measures.0.maxCm'],
  [six, 'toOrder.measures'],
  ['Rinnanympärys', 'toOrder.measures'],
])('%j is refused at its field', async (measures, field) => {
  const { status, body } = await aSweater(measures);
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
});
