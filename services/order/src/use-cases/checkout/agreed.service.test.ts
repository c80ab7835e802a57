import { ownVersions } from '@shop/shop-rules';
import { anAdmin, aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness, type Shopper } from '../../../test/order-harness.ts';

const harness = setUpOrderHarness();

const buy = ({ user, address }: Shopper, fields: object = {}) =>
  harness.api.as(user)('POST', '/api/shop/purchase/stripe-checkout', { addressID: address._id, ...fields });
const aShopper = () => harness.shopper([harness.stock.put(aProduct())]);
const details = async (orderID: string) =>
  (await harness.api.as(anAdmin())('GET', `/api/admin/purchase-list/details/${orderID}`)).body.data;

test('a greeting goes with the order, belongs to it, and is forgotten with its buyer', async () => {
  const shopper = aShopper();
  const giftNote = 'Hyvää syntymäpäivää, Liisa.\nTerveisin mummo';
  const { body } = await buy(shopper, { giftNote: `  ${giftNote} ` });
  expect(await details(body.orderID)).toMatchObject({ giftNote });
  expect((await buy(shopper, { giftNote })).body.orderID).toBe(body.orderID);
  expect((await buy(shopper, { giftNote: 'Toinen' })).body.orderID).not.toBe(body.orderID);
  const { body: plain } = await buy(shopper);
  expect(await details(plain.orderID)).not.toHaveProperty('giftNote');
  for (const wrong of ['x'.repeat(201), 7, { $ne: '' }, 'a\u0000b']) {
    const refused = await buy(shopper, { giftNote: wrong });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['giftNote']]);
  }
  await harness.deps.buyers.moveToAccounting(await harness.stored(body.orderID));
  const stored = await harness.stored(body.orderID);
  expect(JSON.stringify(stored)).not.toContain('Liisa');
});

test('an order keeps the terms that held when it was placed; by other terms it is another order', async () => {
  const shopper = aShopper();
  const { body } = await buy(shopper);
  expect((await harness.stored(body.orderID)).termsVersion).toBe(ownVersions.terms[0]);
  harness.stock.set({
    legal: { terms: '2026-12-24.2', privacy: ownVersions.privacy[0], returns: ownVersions.returns[0] },
  });
  expect((await details(body.orderID)).termsVersion).toBe(ownVersions.terms[0]);
  const { body: next } = await buy(shopper);
  expect(next.orderID).not.toBe(body.orderID);
  expect((await details(next.orderID)).termsVersion).toBe('2026-12-24.2');
});
