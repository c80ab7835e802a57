import { createFreshness } from '@shop/service-kit';
import { anAdmin } from '@shop/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createProductCache } from './product-cache.ts';
import { refreshProductCache } from '../use-cases/refresh-product-cache.ts';
import { productFields, setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);

test('of two writes in one millisecond the second is seen too, and what is known for good is not read again', async () => {
  const [admin, guest] = [catalog.api.as(anAdmin()), catalog.api.as(null)];
  const id = (await admin('POST', '/api/admin/product/add', productFields(products.images, { stock: 3 })))
    .body.data._id as string;
  const stock = async () => (await guest('GET', `/api/shop/products/${id}`)).body.data.stock;
  expect(await stock()).toBe(3);
  // The database stores milliseconds; another process takes the last pieces in the millisecond of the first write.
  const change = { change: -3, at: new Date(), reason: 'correction' as const, who: 'test' };
  const { changedAt } = (await products.model.findById(id).lean()) as { changedAt: Date };
  await products.model.collection.updateOne({ _id: id as never }, {
    $set: { changedAt },
    $inc: { stock: -3, received: -3 },
    $push: { 'ledger.movements': change },
  } as never);
  await expect.poll(stock).toBe(0);
  const read = vi.spyOn(catalog.deps.products, 'findAny');
  await expect
    .poll(async () => {
      read.mockClear();
      catalog.deps.freshness.written();
      await stock();
      return read.mock.calls.flat(2).includes(id);
    })
    .toBe(false);
  read.mockRestore();
});

test.each([
  ['a minute ahead of', 60_000],
  ['half a minute behind', -30_000],
])(
  'what a catalogue adds whose clock is %s the database’s is listed, and so is what changes after it',
  async (_, offset) => {
    const [admin, guest] = [catalog.api.as(anAdmin()), catalog.api.as(null)];
    const add = async () =>
      (await admin('POST', '/api/admin/product/add', productFields(products.images, { price: 100 }))).body
        .data._id as string;
    const listed = async (id: string) => {
      const { data } = (await guest('GET', '/api/shop/product/get?limit=100')).body;
      return (data as { _id: string; price: number }[]).find(({ _id }) => _id === id)?.price;
    };
    const before = await add();
    expect(await listed(before)).toBe(100);
    const { now } = catalog.deps;
    catalog.deps.now = () => new Date(Date.now() + offset);
    onTestFinished(() => {
      catalog.deps.now = now;
    });
    const added = await add();
    expect(await listed(added)).toBe(100);
    for (const id of [before, added]) {
      expect((await admin('PUT', `/api/admin/rest/products/${id}`, { price: 80 })).status).toBe(200);
      expect(await listed(id)).toBe(80);
    }
  },
);

test.each([
  ['ten minutes ahead of', 600_000],
  ['ten minutes behind', -600_000],
])('a catalogue whose clock is %s the database’s sees what another one changes', async (_, offset) => {
  const admin = catalog.api.as(anAdmin());
  const productCache = createProductCache();
  const otherProcess = {
    productCache,
    freshness: createFreshness(0),
    now: () => new Date(Date.now() + offset),
  };
  const seen = async (id: string) => {
    await refreshProductCache({ ...catalog.deps, ...otherProcess });
    return productCache.find(id)?.stock;
  };
  const fields = productFields(products.images, { stock: 3 });
  const id = (await admin('POST', '/api/admin/product/add', fields)).body.data._id as string;
  expect(await seen(id)).toBe(3);
  for (const stock of [4, 5]) {
    expect((await admin('PUT', `/api/admin/rest/products/${id}`, { stock })).status).toBe(200);
    expect(await seen(id)).toBe(stock);
  }
});
