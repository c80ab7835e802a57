import { expect } from 'vitest';
import type { ProductionShop } from '../production-shop.ts';
import { lineOf } from '../wares.ts';

const unknownId = 'f'.repeat(24);

/** Only admins reach the back office; unknown routes answer the same to all roles. */
export async function onlyOnesOwnRole({ visitor, customer, admin }: ProductionShop): Promise<void> {
  const guest = await visitor();
  for (const [method, path] of [
    ['GET', '/api/admin/rest/orders'],
    ['GET', '/api/admin/rest/accounts'],
    ['GET', '/api/admin/rest/record'],
    ['GET', '/api/admin/rest/letters'],
    ['POST', '/api/admin/product/add'],
    ['PUT', `/api/admin/product/edit/${unknownId}`],
    ['DELETE', `/api/admin/product/delete/${unknownId}`],
    ['PUT', `/api/admin/purchase-list/change/${unknownId}`],
    ['PUT', '/api/admin/rest/settings'],
    ['POST', '/api/admin/product/image-upload'],
  ] as const) {
    const body = method === 'GET' ? undefined : {};
    expect([path, (await guest.call(method, path, body)).status]).toEqual([path, 401]);
    expect([path, (await customer.call(method, path, body)).status]).toEqual([path, 403]);
  }
  for (const who of [guest, customer, admin])
    expect((await who.call('GET', '/api/shop/nothing-like-this')).status).toBe(404);
}

/** Another user's data answers like missing data; the same calls on own data succeed. */
export async function onlyOnesOwn({ buyer, product }: ProductionShop): Promise<void> {
  const [owner, otherBuyer] = [await buyer(), await buyer()];
  const asked = (userID: string, addressID: string) =>
    [
      ['GET', `/api/shop/cart/get/${userID}`],
      ['POST', '/api/shop/cart/add', lineOf(userID, product)],
      ['PUT', '/api/shop/cart/update', { ...lineOf(userID, product), quantity: 3 }],
      ['DELETE', `/api/shop/cart/${userID}/${product._id}`],
      ['DELETE', `/api/shop/cart/clear-cart/${userID}`],
      ['GET', `/api/shop/address/get/${userID}`],
      ['PUT', `/api/shop/address/edit/${userID}/${addressID}`, { city: 'Oulu' }],
      ['DELETE', `/api/shop/address/delete/${userID}/${addressID}`],
      ['GET', `/api/shop/purchase/order-list/${userID}`],
    ] as const;
  const met = async (userID: string, addressID: string) => {
    const answers = [];
    for (const [method, path, sent] of asked(userID, addressID)) {
      const { status, body } = await otherBuyer.call(method, path, sent);
      const what = `${method} ${path.replace(userID, '').replace(addressID, '')}`;
      answers.push({ what, status, message: body.message as unknown });
    }
    return answers;
  };
  const theirs = await met(owner.id, owner.addressID);
  expect(theirs.filter(({ status }) => status !== 403 && status !== 404)).toEqual([]);
  expect(theirs).toEqual(await met(unknownId, unknownId));

  const edit = (addressID: string) =>
    otherBuyer.call('PUT', `/api/shop/address/edit/${otherBuyer.id}/${addressID}`, { city: 'Oulu' });
  const [foreign, none] = [await edit(owner.addressID), await edit(unknownId)];
  expect([foreign.status, foreign.body.message]).toEqual([404, none.body.message]);

  const own = await met(otherBuyer.id, otherBuyer.addressID);
  expect(own.filter(({ status }) => status !== 200 && status !== 201)).toEqual([]);
  const kept = await owner.call('GET', `/api/shop/address/get/${owner.id}`);
  expect(kept.body.data).toMatchObject([{ _id: owner.addressID, city: 'Turku' }]);
  const cart = await owner.call('GET', `/api/shop/cart/get/${owner.id}`);
  expect(cart.body.data.items).toMatchObject([{ productID: product._id, quantity: 1 }]);
}
