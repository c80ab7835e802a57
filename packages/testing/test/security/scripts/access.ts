import { expect } from 'vitest';
import type { ProductionShop } from '../production-shop.ts';

const nobody = 'f'.repeat(24);

/** The back office opens for nobody else; what is no route is none for anybody. */
export async function onlyOnesOwnRole({ visitor, customer, admin }: ProductionShop): Promise<void> {
  const guest = await visitor();
  for (const [method, path] of [
    ['GET', '/api/admin/rest/orders'],
    ['GET', '/api/admin/rest/accounts'],
    ['GET', '/api/admin/rest/record'],
    ['GET', '/api/admin/rest/letters'],
    ['POST', '/api/admin/product/add'],
    ['PUT', `/api/admin/product/edit/${nobody}`],
    ['DELETE', `/api/admin/product/delete/${nobody}`],
    ['PUT', `/api/admin/purchase-list/change/${nobody}`],
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

/** What is somebody else's looks to others as what is not there. */
export async function onlyOnesOwn({ customer, other }: ProductionShop): Promise<void> {
  const { body } = await customer.call('POST', '/api/shop/address/add', {
    userID: customer.id,
    address: 'Kotikatu 1',
    city: 'Turku',
    postcode: '20100',
    phone: '0401234567',
    notes: '-',
  });
  const addressID = String(body.data._id);
  const line = { productID: nobody, quantity: 1, size: 'M', variant: 1 };
  const asked = (userID: string, of: string) =>
    [
      ['GET', `/api/shop/cart/get/${userID}`],
      ['POST', '/api/shop/cart/add', { ...line, userID }],
      ['PUT', '/api/shop/cart/update', { ...line, userID }],
      ['DELETE', `/api/shop/cart/clear-cart/${userID}`],
      ['GET', `/api/shop/address/get/${userID}`],
      ['PUT', `/api/shop/address/edit/${userID}/${of}`, { city: 'Oulu' }],
      ['DELETE', `/api/shop/address/delete/${userID}/${of}`],
      ['GET', `/api/shop/purchase/order-list/${userID}`],
    ] as const;
  const met = async (userID: string, of: string) => {
    const answers = [];
    for (const [method, path, sent] of asked(userID, of)) {
      const answer = await other.call(method, path, sent);
      answers.push([method, path.replace(userID, '').replace(of, ''), answer.status, answer.body.message]);
    }
    return answers;
  };
  const theirs = await met(customer.id, addressID);
  expect(theirs.map(([, , status]) => status).every((status) => status === 403 || status === 404)).toBe(true);
  expect(theirs).toEqual(await met(nobody, nobody));
  const own = await other.call('PUT', `/api/shop/address/edit/${other.id}/${addressID}`, { city: 'Oulu' });
  const none = await other.call('PUT', `/api/shop/address/edit/${other.id}/${nobody}`, { city: 'Oulu' });
  expect([own.status, own.body.message]).toEqual([404, none.body.message]);
  const kept = await customer.call('GET', `/api/shop/address/get/${customer.id}`);
  expect(kept.body.data).toMatchObject([{ city: 'Turku' }]);
}

/** Four addresses are enough, and lists end somewhere. */
export async function boundedLists({ other, visitor }: ProductionShop): Promise<void> {
  const address = { address: 'Katu 1', city: 'Turku', postcode: '20100', phone: '0401234567', notes: '-' };
  const add = () => other.call('POST', '/api/shop/address/add', { userID: other.id, ...address });
  const answers = [await add(), await add(), await add(), await add(), await add()];
  expect(answers.at(-1)?.status).toBeGreaterThanOrEqual(400);
  const { body } = await other.call('GET', `/api/shop/address/get/${other.id}`);
  expect(body.data).toHaveLength(4);
  const guest = await visitor();
  expect((await guest.call('GET', '/api/shop/product/get?limit=1000000')).status).toBeOneOf([200, 400]);
}
