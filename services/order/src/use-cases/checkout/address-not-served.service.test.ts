import { defaultSettings, defaultSettingsEnv } from '@shop/contracts';
import { notServedText } from '@shop/shop-rules';
import { anAddress, anAdmin, aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pickUpPointsFromList } from '../../clients/pick-up-points-from-list.ts';
import { samplePoints } from '../../clients/sample-points.ts';
import { setUpOrderHarness, type Shopper } from '../../../test/order-harness.ts';

const harness = setUpOrderHarness();

const buy = ({ user, address }: Shopper, path: string, fields: object = {}) =>
  harness.api.as(user)('POST', `/api/shop/purchase/${path}`, { addressID: address._id, ...fields });
const refusal = {
  status: 400,
  body: { success: false, code: 'address-not-served', message: notServedText },
};

test.each(['22000', '22100', '22550', '22999'])(
  'a checkout to Åland (%s) is refused with the reason, and nothing is placed [law-3]',
  async (postcode) => {
    const jumper = harness.stock.put(aProduct());
    const shopper = harness.at(harness.shopper([jumper]), { postcode, city: 'Mariehamn' });
    for (const path of ['create', 'stripe-checkout']) expect(await buy(shopper, path)).toMatchObject(refusal);
    expect(await harness.openOrders(shopper)).toEqual([]);
    expect(harness.stock.count(jumper._id).held).toBe(0);
  },
);

test.each(['21999', '23000', '02210', '12200'])(
  'an address of the mainland (%s) is served',
  async (postcode) => {
    const shopper = harness.at(harness.shopper([harness.stock.put(aProduct())]), { postcode });
    expect((await buy(shopper, 'stripe-checkout')).status).toBe(201);
  },
);

test('Åland is checked after whose address it is, and before the delivery and the lines', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.at(harness.shopper([jumper]), { postcode: '22100' });
  const foreign = anAddress(harness.shopper([jumper]).user.id, { postcode: '22100' });
  const wrongLines = [{ productID: jumper._id, quantity: 9, size: 'XS', variant: 1 }];
  const wrong = { cartItems: wrongLines, deliveryMethod: 'drooni' };
  expect((await buy({ ...shopper, address: foreign }, 'create', wrong)).body.code).toBe('address-not-found');
  expect(await buy(shopper, 'create', wrong)).toMatchObject(refusal);
  const emptied = { ...shopper };
  harness.setCart(emptied, []);
  expect((await buy(emptied, 'create', wrong)).body.code).toBe('cart-empty');
});

test('no pick-up point is offered in Åland, not even one that the shop’s own list names', async () => {
  harness.stock.set({ delivery: defaultSettings(z.object(defaultSettingsEnv).parse({})).delivery });
  const { user } = harness.shopper([]);
  const { body } = await harness.api.as(user)(
    'GET',
    '/api/shop/purchase/pick-up-points?method=noutopiste&postcode=22100',
  );
  expect(body.data).toEqual([]);
  expect(samplePoints.filter(([, , , postcode]) => postcode.startsWith('22'))).toEqual([]);
  const place = { carrier: 'posti', name: 'Torget', address: 'Torggatan 15', city: 'Mariehamn' } as const;
  const points = pickUpPointsFromList([{ ...place, id: 'm', postcode: '22100' }]);
  expect([await points.near('posti', '21500'), await points.find('posti', 'm')]).toEqual([[], null]);
});

test('a paid parcel is not redirected to Åland', async () => {
  const order = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const { userID: _userID, _id, ...address } = anAddress(order.userID, { postcode: '22100' });
  const path = `/api/admin/rest/orders/${order._id}/address`;
  const answer = await harness.api.as(anAdmin())('PUT', path, address);
  expect(answer).toMatchObject({ ...refusal, body: { errors: { postcode: notServedText } } });
  expect((await harness.stored(order._id)).address.postcode).toBe('33100');
});
