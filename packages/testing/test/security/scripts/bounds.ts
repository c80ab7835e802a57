import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { ProductionShop } from '../production-shop.ts';
import { soundAddress } from '../wares.ts';

/** Four addresses are enough; one that goes makes room. */
export async function fewAddresses({ buyer }: ProductionShop): Promise<void> {
  const { call, id, addressID } = await buyer();
  const add = async () =>
    (await call('POST', '/api/shop/address/add', { userID: id, ...soundAddress })).status;
  const count = async () => (await call('GET', `/api/shop/address/get/${id}`)).body.data.length as number;
  expect([await add(), await add(), await add(), await add()]).toEqual([201, 201, 201, 409]);
  expect(await count()).toBe(4);
  await call('DELETE', `/api/shop/address/delete/${id}/${addressID}`);
  expect([await add(), await count()]).toEqual([201, 4]);
}

/** More products than any list shows. */
const MANY = 250;

async function shortLists({ visitor, product, database }: ProductionShop): Promise<void> {
  const guest = await visitor();
  const lengthOf = async (path: string) => {
    const { status, body } = await guest.call('GET', path);
    return [status, status === 200 ? body.data.length : 0] as unknown[];
  };
  const listed = (query: string) => lengthOf(`/api/shop/product/get?${query}`);
  const products = database('catalog').collection<{ _id: string; slug?: string }>('products');
  const { slug: _slug, ...like } = (await products.findOne({ _id: product._id })) ?? {};
  const ids = Array.from({ length: MANY }, () => randomBytes(12).toString('hex'));
  await products.insertMany(ids.map((_id) => ({ ...like, _id, changedAt: new Date() })));
  try {
    // The last page tells that all of them are in the lists, and not only as many as one list shows.
    await expect.poll(() => listed('page=3&limit=100')).toEqual([200, MANY + 1 - 200]);
    expect(await listed('')).toEqual([200, 200]);
    expect(await listed('limit=100')).toEqual([200, 100]);
    for (const query of ['limit=101', 'limit=1000000', 'limit=1e9', 'limit=-1', 'limit=0', 'page=1000000'])
      expect([query, await listed(query)]).toEqual([query, [400, 0]]);
    expect(await lengthOf('/api/shop/search/lapaset')).toEqual([200, 60]);
  } finally {
    const deletion = { deletedAt: new Date(), changedAt: new Date() };
    await products.updateMany({ _id: { $in: ids } }, { $set: deletion });
  }
  await expect.poll(() => listed('')).toEqual([200, 1]);
}

/** A body is read up to 100 kB, whatever it says. */
async function shortBodies({ buyer }: ProductionShop): Promise<void> {
  const { call, id, addressID } = await buyer();
  const edit = async (padding: number) => {
    const body = { city: 'Oulu', unread: 'x'.repeat(padding) };
    return (await call('PUT', `/api/shop/address/edit/${id}/${addressID}`, body)).status;
  };
  expect([await edit(50_000), await edit(150_000)]).toEqual([200, 413]);
}

/** What is answered and what is read end somewhere, whatever a call asks for. */
export async function boundedLists(at: ProductionShop): Promise<void> {
  await shortLists(at);
  await shortBodies(at);
}
