import { anAdmin, aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();

const correct = (orderID: string, body: object) =>
  harness.api.as(anAdmin())('PUT', `/api/admin/rest/orders/${orderID}/address`, body);
const placed = async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  return { shopper, order: await harness.placed(shopper) };
};
const correctedAddress = {
  name: 'Åke Österholm',
  address: 'Kehruukatu 12 A 4',
  city: 'Tampere',
  postcode: '33200',
  phone: '050 765 4321',
};

test('the parcel goes to the corrected address; the history keeps the old one, and the order is found by the new one', async () => {
  const { shopper, order } = await placed();
  const { status, body } = await correct(order._id, { ...correctedAddress, version: order.version });
  expect([status, body.address]).toEqual([
    200,
    { ...correctedAddress, notes: '', addressID: order.address.addressID },
  ]);
  expect(body.history.at(-1)).toMatchObject({
    by: 'Maija Myyjä',
    what: 'address',
    from: 'Aino Asiakas, Kutojankuja 3 B 12, 33100 Tampere, 040 123 4567, Ovikoodi 1234',
    to: 'Åke Österholm, Kehruukatu 12 A 4, 33200 Tampere, 050 765 4321',
  });
  const seen = await harness.api.as(shopper.user)('GET', `/api/shop/purchase/order-details/${order._id}`);
  expect(seen.body.data.address).toMatchObject(correctedAddress);
  for (const q of ['osterholm', '050 765']) {
    const filter = encodeURIComponent(JSON.stringify({ q, id: order._id }));
    expect(
      (await harness.api.as(anAdmin())('GET', `/api/admin/rest/orders?filter=${filter}`)).body,
    ).toHaveLength(1);
  }
  await correct(order._id, correctedAddress);
  expect((await harness.stored(order._id)).history.filter(({ what }) => what === 'address')).toHaveLength(1);
});

test('a parcel that has left, or is not to be sent, keeps its address [spec-165]', async () => {
  for (const [orderStatus, code] of [
    ['inShipping', 'order-has-left'],
    ['delivered', 'order-has-left'],
    ['rejected', 'order-closed'],
  ] as const) {
    const { order } = await placed();
    await harness.deps.model.updateOne({ _id: order._id }, { orderStatus });
    const { status, body } = await correct(order._id, correctedAddress);
    expect([orderStatus, status, body.code]).toEqual([orderStatus, 409, code]);
    expect((await harness.stored(order._id)).address).toEqual(order.address);
  }
});

test('a correction from a stale version is refused with the current order; a note does not make it stale', async () => {
  const { order } = await placed();
  const note = () =>
    harness.api.as(anAdmin())('POST', `/api/admin/rest/orders/${order._id}/notes`, { text: 'Soitettu.' });
  await note();
  expect((await correct(order._id, { ...correctedAddress, version: order.version })).status).toBe(200);
  await note();
  const again = { ...correctedAddress, city: 'Turku', version: order.version };
  const { status, body } = await correct(order._id, again);
  expect([status, body.code, body.data.version]).toEqual([409, 'stale-version', order.version + 3]);
});

test('missing and invalid values are reported by field, and a buyer corrects nothing', async () => {
  const { shopper, order } = await placed();
  const { status, body } = await correct(order._id, {
    ...correctedAddress,
    postcode: '332',
    phone: '',
    city: undefined,
  });
  expect([status, Object.keys(body.errors).toSorted()]).toEqual([400, ['city', 'phone', 'postcode']]);
  const path = `/api/admin/rest/orders/${order._id}/address`;
  expect((await harness.api.as(shopper.user)('PUT', path, correctedAddress)).status).toBe(403);
  expect((await correct('nowhere', correctedAddress)).status).toBe(404);
  expect(await harness.stored(order._id)).toEqual(order);
});
