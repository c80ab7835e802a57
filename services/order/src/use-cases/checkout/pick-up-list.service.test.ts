import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings, defaultSettingsEnv } from '@shop/contracts';
import { aProduct } from '@shop/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { samplePickUpPoints } from '../../clients/sample-pick-up-points.ts';
import {
  openOrderHarness,
  setUpOrderHarness,
  type OrderHarness,
  type Shopper,
} from '../../../test/order-harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-points-'));
afterAll(() => rmSync(folder, { recursive: true }));
const PICK_UP_POINTS = join(folder, 'points.csv');
writeFileSync(
  PICK_UP_POINTS,
  'carrier;id;name;address;postcode;city\nposti;3001;Kampin automaatti;Urho Kekkosen katu 1;00100;Helsinki\n',
);

const withoutList = setUpOrderHarness({ SHOP_MODE: 'production' });
const withList = setUpOrderHarness({ SHOP_MODE: 'production', PICK_UP_POINTS });
const { delivery } = defaultSettings(z.object(defaultSettingsEnv).parse({}));
// As a catalogue answers that assumes known pick-up points.
beforeEach(() => [withoutList, withList].forEach(({ stock }) => stock.set({ delivery })));

const buy = ({ api }: OrderHarness, { user, address }: Shopper, pickUpPoint: string) =>
  api.as(user)('POST', '/api/shop/purchase/stripe-checkout', {
    addressID: address._id,
    deliveryMethod: 'noutopiste',
    pickUpPoint,
  });
const near = async ({ api }: OrderHarness, { user }: Shopper) =>
  (await api.as(user)('GET', '/api/shop/purchase/pick-up-points?method=noutopiste&postcode=33100')).body.data;
const refused = { status: 400, body: { errors: { pickUpPoint: 'Valitse noutopiste.' } } };

test('production without a list of its own sells no delivery to a place of the sample', async () => {
  const jumper = withoutList.stock.put(aProduct());
  const shopper = withoutList.shopper([jumper]);
  expect(await near(withoutList, shopper)).toEqual([]);
  expect(await buy(withoutList, shopper, 'posti-33100')).toMatchObject(refused);
  expect(withoutList.stock.count(jumper._id).held).toBe(0);
});

test('an order keeps its place, also where the shop knows none any more', async () => {
  const shopper = withoutList.shopper([withoutList.stock.put(aProduct())]);
  const { _id } = await withoutList.placed(shopper);
  const point = await samplePickUpPoints.find('posti', 'posti-33100');
  await withoutList.deps.model.updateOne({ _id }, { $set: { 'delivery.point': point } });
  const { body } = await withoutList.api.as(shopper.user)('GET', `/api/shop/purchase/order-details/${_id}`);
  expect(body.data.delivery.point).toEqual(point);
});

test('with a list its places alone are offered, and the chosen one is frozen on the order', async () => {
  const shopper = withList.shopper([withList.stock.put(aProduct())]);
  const kamppi = {
    id: '3001',
    name: 'Kampin automaatti',
    address: 'Urho Kekkosen katu 1',
    postcode: '00100',
    city: 'Helsinki',
  };
  expect(await near(withList, shopper)).toEqual([kamppi]);
  expect(await buy(withList, shopper, 'posti-33100')).toMatchObject(refused);
  const { body } = await buy(withList, shopper, '3001');
  expect((await withList.stored(body.orderID)).delivery?.point).toEqual(kamppi);
});

test('a wrong list stops the start with what is wrong in it', async () => {
  const wrong = join(folder, 'wrong.csv');
  writeFileSync(wrong, 'carrier;id;name;address;postcode;city\nposti;3001;Kamppi;Katu 1;100;Helsinki\n');
  await expect(openOrderHarness({ PICK_UP_POINTS: wrong })).rejects.toThrow(
    /^PICK_UP_POINTS.*wrong\.csv.*\n\s+row 2, postcode: must be five digits/,
  );
});
