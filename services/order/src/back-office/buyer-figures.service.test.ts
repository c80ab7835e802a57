import { newId } from '@shop/service-kit';
import { anAdmin, aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { accountless } from './store/buyer-figures.ts';
import { ACCOUNTLESS_INDEX } from '../store/order-model.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
const admin = anAdmin({ rights: 'orders' });
const PATH = '/api/admin/rest/customers-orders';
const call = (path: string) => harness.api.as(admin)('GET', PATH + path);

test('what a buyer has ordered is counted by account, the paid part summed', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper);
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  harness.setCart(shopper, [harness.stock.put(aProduct())]);
  const { createdAt } = await harness.placed(shopper);
  const { body } = await call(`/figures?ids=${shopper.user.id},${newId()}`);
  expect(body.data).toEqual([
    { userID: shopper.user.id, orders: 2, paid: 100, lastOrderAt: createdAt.toISOString() },
  ]);
  expect((await call('/figures')).status).toBe(400);
  expect((await harness.api.as(anAdmin({ rights: 'viewer' }))('GET', `${PATH}/figures?ids=`)).status).toBe(
    403,
  );
});

test('refunded money and money that never paid an order do not count as paid', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper, 'card');
  await harness.checkout(shopper, 'paypal');
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  await harness.report(harness.payments.turn(`${_id}_2`, 'paid'));
  await harness.reportRefund(_id, `${_id}_2_auto`, {});
  const paid = async () => (await call(`/figures?ids=${shopper.user.id}`)).body.data[0].paid as number;
  expect(await paid()).toBe(100);
  const back = async (n: number, sum: number, state: 'succeeded' | 'failed') => {
    const { version } = await harness.stored(_id);
    const path = `/api/admin/rest/orders/${_id}/refunds`;
    await harness.api.as(admin)('POST', path, { version, kind: 'sum', sum });
    await harness.reportRefund(_id, `${_id}_r${n}`, { state });
  };
  await back(1, 20, 'succeeded');
  await back(2, 30, 'failed');
  expect(await paid()).toBe(80);
  await back(3, 80, 'succeeded');
  expect(await paid()).toBe(0);
});

test('buyers without an account are listed by email, and never merged with an account [spec-145]', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { email } = await harness.placed(shopper);
  const past = (number: string, fields: object) => ({
    number,
    orderDate: '2019-11-05T10:15:00Z',
    userName: 'Kerttu Vanhanen',
    email: 'kerttu@posti.example',
    orderStatus: 'delivered',
    paymentMethod: 'card',
    address: { address: 'Rantatie 3', city: 'Oulu', postcode: '90100', phone: '040 555 1234' },
    lines: [{ productID: 'vanha-1', title: 'Tupa-sukat', price: '24,50', salePrice: '', quantity: 2 }],
    ...fields,
  });
  const orders = [
    past('b-1', {}),
    past('b-2', { orderDate: '2020-01-02T10:00:00Z' }),
    past('b-3', { userName: 'Sama Osoite', email, orderStatus: 'rejected' }),
  ];
  await harness.api.as(admin)('POST', '/api/admin/rest/orders/import', { orders });
  const { body, headers } = await call('/without-account');
  expect(body).toEqual([
    {
      id: 'kerttu@posti.example',
      email: 'kerttu@posti.example',
      userName: 'Kerttu Vanhanen',
      orders: 2,
      paid: 98,
      lastOrderAt: '2020-01-02T10:00:00.000Z',
    },
    expect.objectContaining({ email, userName: 'Sama Osoite', orders: 1, paid: 0 }),
  ]);
  expect(headers.get('content-range')).toBe('buyers 0-1/2');
  const filter = encodeURIComponent(JSON.stringify({ q: 'vanha' }));
  expect((await call(`/without-account?filter=${filter}`)).body).toHaveLength(1);
  // The account's own orders do not hold the imported one.
  const own = await call(`/figures?ids=${shopper.user.id}`);
  expect(own.body.data).toMatchObject([{ orders: 1 }]);
});

test('buyers without an account are read from their index alone, among many orders of accounts', async () => {
  const { model } = harness.deps;
  const { attempts: _attempts, ...order } = await harness.placed(
    harness.shopper([harness.stock.put(aProduct())]),
  );
  await model.collection.insertMany(
    Array.from({ length: 300 }, (_, n) => {
      const userID = n % 3 === 0 ? 'imported' : newId();
      const who = { userID, userName: `Impi Niemi ${n}`, email: `impi${n % 60}@vanha.example` };
      return { ...order, ...who, _id: newId(), number: `B-${n}`, cartVersion: 0 };
    }) as never[],
  );
  const imported = await model.countDocuments({ userID: 'imported' });
  for (const words of ['', 'impi3@vanha']) {
    const plan = (await model
      .aggregate(accountless(words))
      .hint(ACCOUNTLESS_INDEX)
      .explain('executionStats')) as unknown as object;
    const [stats] = statsIn(plan);
    expect([words, stats?.totalDocsExamined]).toEqual([words, 0]);
    expect(stats?.totalKeysExamined).toBeLessThanOrEqual(imported + 2);
  }
  const { buyers, total } = await harness.deps.buyerFigures.accountless('impi3@', { skip: 0, limit: 10 });
  expect([total, buyers]).toMatchObject([1, [{ email: 'impi3@vanha.example', orders: 5 }]]);
  await model.deleteMany({ number: /^B-/ });
});

type Stats = { totalDocsExamined: number; totalKeysExamined: number };

/** The figures of a plan, wherever its stages keep them. */
function statsIn(plan: unknown): Stats[] {
  if (typeof plan !== 'object' || plan === null) return [];
  return Object.entries(plan).flatMap(([name, value]) =>
    name === 'executionStats' ? [value as Stats] : statsIn(value),
  );
}
