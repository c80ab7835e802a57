import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { ProductionShop } from '../production-shop.ts';
import { soundAddress } from '../wares.ts';

/** An account holds four addresses; deleting one allows another. */
export async function boundedAddresses({ buyer }: ProductionShop): Promise<void> {
  const { call, id, addressID } = await buyer();
  const add = async () =>
    (await call('POST', '/api/shop/address/add', { userID: id, ...soundAddress })).status;
  const count = async () => (await call('GET', `/api/shop/address/get/${id}`)).body.data.length as number;
  expect([await add(), await add(), await add(), await add()]).toEqual([201, 201, 201, 409]);
  expect(await count()).toBe(4);
  await call('DELETE', `/api/shop/address/delete/${id}/${addressID}`);
  expect([await add(), await count()]).toEqual([201, 4]);
}

/** More than the longest list. */
const PRODUCT_COUNT = 250;

async function boundedLists({ visitor, product, database }: ProductionShop): Promise<void> {
  const guest = await visitor();
  const lengthOf = async (path: string) => {
    const { status, body } = await guest.call('GET', path);
    return [status, status === 200 ? body.data.length : 0] as unknown[];
  };
  const countListed = (query: string) => lengthOf(`/api/shop/product/get?${query}`);
  const products = database('catalog').collection<{ _id: string; slug?: string }>('products');
  const { slug: _slug, ...copiedFields } = (await products.findOne({ _id: product._id })) ?? {};
  const ids = Array.from({ length: PRODUCT_COUNT }, () => randomBytes(12).toString('hex'));
  await products.insertMany(ids.map((_id) => ({ ...copiedFields, _id, changedAt: new Date() })));
  try {
    // The third page proves that the cache holds all products, more than one list may show.
    await expect.poll(() => countListed('page=3&limit=100')).toEqual([200, PRODUCT_COUNT + 1 - 200]);
    expect(await countListed('')).toEqual([200, 200]);
    expect(await countListed('limit=100')).toEqual([200, 100]);
    for (const query of ['limit=101', 'limit=1000000', 'limit=1e9', 'limit=-1', 'limit=0', 'page=1000000'])
      expect([query, await countListed(query)]).toEqual([query, [400, 0]]);
    expect(await lengthOf('/api/shop/search/lapaset')).toEqual([200, 60]);
  } finally {
    const deletion = { deletedAt: new Date(), changedAt: new Date() };
    await products.updateMany({ _id: { $in: ids } }, { $set: deletion });
  }
  await expect.poll(() => countListed('')).toEqual([200, 1]);
}

/** A request body may have at most 100 kB. */
async function boundedBodies({ buyer }: ProductionShop): Promise<void> {
  const { call, id, addressID } = await buyer();
  const edit = async (padding: number) => {
    const body = { city: 'Oulu', unread: 'x'.repeat(padding) };
    return (await call('PUT', `/api/shop/address/edit/${id}/${addressID}`, body)).status;
  };
  expect([await edit(50_000), await edit(150_000)]).toEqual([200, 413]);
}

/** Answers and request bodies are bounded, whatever a call asks for. */
export async function boundedAnswersAndBodies(at: ProductionShop): Promise<void> {
  await boundedLists(at);
  await boundedBodies(at);
}
