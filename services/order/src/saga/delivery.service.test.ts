import { defaultSettings, defaultSettingsEnv } from '@shop/contracts';
import { aProduct, someYarn } from '@shop/testing';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { samplePickUpPoints } from '../clients/sample-pick-up-points.ts';
import { samplePoints } from '../clients/sample-points.ts';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
const { delivery } = defaultSettings(z.object(defaultSettingsEnv).parse({}));
beforeEach(() => harness.stock.set({ delivery }));

const buy = ({ user, address }: Shopper, fields: object = {}) =>
  harness.api.as(user)('POST', '/api/shop/purchase/stripe-checkout', { addressID: address._id, ...fields });
const atPoint = { deliveryMethod: 'noutopiste', pickUpPoint: 'posti-33100' };

test('a call that names no method takes the first, which costs nothing', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { body } = await buy(shopper);
  expect(await harness.stored(body.orderID)).toMatchObject({
    totalCents: 10_000,
    deliveryFeeCents: 0,
    delivery: {
      id: 'posti',
      name: 'Posti osoitteeseen',
      carrier: 'posti',
      days: '2–4 arkipäivää',
      point: null,
    },
  });
});

test('a chosen method is frozen on the order with price and point, and is a line of the payment', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { body } = await buy(shopper, atPoint);
  harness.stock.set({ delivery: delivery.map((method) => ({ ...method, name: 'Toinen nimi', cents: 999 })) });
  const seen = await harness.api.as(shopper.user)('GET', `/api/shop/purchase/order-details/${body.orderID}`);
  expect(seen.body.data).toMatchObject({
    totalAmount: 104.9,
    deliveryFee: 4.9,
    delivery: { name: 'Noutopiste', point: { id: 'posti-33100', postcode: '33100', city: 'Tampere' } },
    trackingUrl: '',
  });
  const { amountCents, lines } = harness.payments.get(`${body.orderID}_1`);
  expect(lines.at(-1)).toEqual({ title: 'Toimitus: Noutopiste', quantity: 1, unitCents: 490 });
  expect(lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0)).toBe(amountCents);
});

test('above its limit a method is free, at it not yet', async () => {
  const fees = [15_000, 15_001].map(async (priceCents) => {
    const { body } = await buy(harness.shopper([harness.stock.put(aProduct({ priceCents }))]), atPoint);
    return (await harness.stored(body.orderID)).deliveryFeeCents;
  });
  expect(await Promise.all(fees)).toEqual([490, 0]);
});

test('a method or a point that is not there is named at its field, and nothing is placed', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  const cases = [
    [{ deliveryMethod: 'drooni' }, { deliveryMethod: 'Valitse toimitustapa.' }],
    [{ deliveryMethod: '' }, { deliveryMethod: 'Valitse toimitustapa.' }],
    [{ deliveryMethod: 7 }, { deliveryMethod: 'Valitse toimitustapa.' }],
    [{ deliveryMethod: 'noutopiste' }, { pickUpPoint: 'Valitse noutopiste.' }],
    // Of another carrier than the method's.
    [
      { deliveryMethod: 'noutopiste', pickUpPoint: 'matkahuolto-33100' },
      { pickUpPoint: 'Valitse noutopiste.' },
    ],
  ] as const;
  for (const [fields, errors] of cases) {
    expect(await buy(shopper, fields)).toMatchObject({ status: 400, body: { errors } });
  }
  expect(harness.stock.count(jumper._id).held).toBe(0);
});

test('the same cart with another method is another order, with the same one the same', async () => {
  const shopper = harness.shopper([harness.stock.put(someYarn())]);
  const first = (await buy(shopper, atPoint)).body.orderID as string;
  expect((await buy(shopper, atPoint)).body.orderID).toBe(first);
  const otherOrder = (await buy(shopper, { ...atPoint, pickUpPoint: 'posti-33540' })).body.orderID as string;
  expect(otherOrder).not.toBe(first);
  expect((await harness.stored(first)).saga).toBe('released');
  const home = (await buy(shopper)).body.orderID as string;
  expect(home).not.toBe(otherOrder);
  expect(await harness.stored(home)).toMatchObject({ deliveryFeeCents: 0, delivery: { point: null } });
});

test('pick-up points come by postcode, of the carrier that the method goes with', async () => {
  const { user } = harness.shopper([]);
  const ask = (query: string) => harness.api.as(user)('GET', `/api/shop/purchase/pick-up-points?${query}`);
  const near = await ask('method=noutopiste&postcode=33100');
  expect(near.body.data).toHaveLength(6);
  expect(near.body.data[0]).toMatchObject({ id: 'posti-33100', city: 'Tampere' });
  expect((await ask('method=posti&postcode=33100')).body.data).toEqual([]);
  for (const postcode of ['', '331', '3310a', '331000']) {
    expect(await ask(`method=noutopiste&postcode=${postcode}`)).toMatchObject({
      status: 400,
      body: { errors: { postcode: 'Postinumerossa on viisi numeroa, esimerkiksi 00100.' } },
    });
  }
});

test('the sample list covers the country, and each of its places is found by its id', async () => {
  expect(samplePoints.length).toBeGreaterThanOrEqual(60);
  const regions = new Set(samplePoints.map(([, , , postcode]) => Number(postcode[0])));
  expect([...regions].toSorted((first, second) => first - second)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const ids = await Promise.all(
    samplePoints.map(async ([carrier, , , postcode]) =>
      samplePickUpPoints.find(carrier, `${carrier}-${postcode}`),
    ),
  );
  expect(new Set(ids.map((point) => point?.id)).size).toBe(samplePoints.length);
});
