import { anAdmin, aProduct, aUser, waitFor } from '@shop/testing';
import { expect, test, vi } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
const get = (path: string, who = anAdmin()) => harness.api.as(who)('GET', `/api/admin/rest/${path}`);
const linesOf = async (path: string) =>
  String((await get(path)).body)
    .split('\r\n')
    .filter(Boolean);

test('orders are exported as their list is narrowed and sorted, without formulas', async () => {
  const orders = [];
  for (const [n, method] of (['paypal', 'card', 'paypal'] as const).entries()) {
    const product = aProduct({ priceCents: (n + 1) * 1_000, title: `=Huivi ${n}` });
    orders.push(await harness.placed(harness.shopper([harness.stock.put(product)]), method));
  }
  const query = new URLSearchParams({
    filter: JSON.stringify({ paymentMethod: 'paypal' }),
    sort: JSON.stringify(['totalAmount', 'DESC']),
  });
  const answer = await get(`orders/export.csv?${query.toString()}`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="?tilaukset-\d{4}-.*\.csv"?$/,
  );
  const [head, ...rows] = await linesOf(`orders/export.csv?${query.toString()}`);
  expect(head).toMatch(/^\uFEFF?Tilausnumero;Tunnus;/);
  expect(rows.map((row) => row.split(';')[1])).toEqual([orders[2]?._id, orders[0]?._id]);
  expect(rows[0]).toContain(';1 × =Huivi 2');
  expect(rows[0]).toContain(';30,00;0,00');
  // What begins with a plus is a telephone number to people, and a sum to a spreadsheet.
  await harness.deps.model.updateOne({ _id: orders[0]?._id }, { $set: { userName: '+Aino' } });
  expect((await linesOf('orders/export.csv')).join('')).toContain(";'+Aino;");
  expect((await get('orders/export.csv', aUser())).status).toBe(403);
});

test('a file is named by the day that it is in Finland', async () => {
  const clock = vi.spyOn(harness.deps, 'now').mockReturnValue(new Date('2026-06-30T21:30:00Z'));
  const paths = ['orders/export.csv', 'customers-orders/without-account/export.csv'];
  const answers = await Promise.all(paths.map((path) => get(path)));
  clock.mockRestore();
  for (const { headers } of answers) expect(headers.get('content-disposition')).toMatch(/-2026-07-01\.csv/);
});

test('buyers without an account are exported, too', async () => {
  const [head, ...rows] = await linesOf('customers-orders/without-account/export.csv');
  expect([head?.slice(-14), rows]).toEqual(['imeisin tilaus', []]);
});

test('the refunded amount is part of the price: a refunded second payment is not', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct({ priceCents: 3_000 }))]);
  const { _id } = await harness.placed(shopper, 'card');
  await harness.checkout(shopper, 'paypal');
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  await harness.report(harness.payments.turn(`${_id}_2`, 'paid'));
  await waitFor('the refund', async () => Boolean((await harness.stored(_id)).refunds?.[`${_id}_2_auto`]));
  await harness.reportRefund(_id, `${_id}_2_auto`, {});
  const line = async () => (await linesOf('orders/export.csv')).find((row) => row.includes(_id));
  expect(await line()).toContain(';30,00;0,00');
  expect((await harness.stored(_id)).refunds?.[`${_id}_2_auto`]).toMatchObject({ state: 'succeeded' });
});
