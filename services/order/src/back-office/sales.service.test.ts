import { orderSchema, salesFiguresSchema, type SalesFigures } from '@shop/contracts';
import { anAdmin, aProduct, aUser } from '@shop/testing';
import { beforeAll, expect, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
const admin = anAdmin();

/** The moments at which paid orders of 10, 20 … 50 € were placed; the second is 00:30 on the next day in Finland. */
const moments = [
  '2026-05-01T09:00',
  '2026-05-01T21:30',
  '2026-05-02T08:00',
  '2026-05-04T12:00',
  '2026-06-01T12:00',
];

beforeAll(async () => {
  const sock = harness.stock.put(aProduct({ title: 'Sukat', priceCents: 1_000 }));
  const cap = harness.stock.put(aProduct({ title: 'Pipo', priceCents: 9_000, salePriceCents: 4_000 }));
  const carts = [
    { products: [sock], quantity: 1 },
    { products: [sock], quantity: 2 },
    { products: [sock], quantity: 3 },
    { products: [cap], quantity: 1 },
    { products: [sock, cap], quantity: 1 },
  ];
  for (const [n, { products, quantity }] of carts.entries()) {
    const order = await harness.placed(harness.shopper(products, quantity));
    await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
    await harness.deps.model.updateOne(
      { _id: order._id },
      { $set: { createdAt: new Date(`${moments[n]}Z`) } },
    );
  }
  const unpaid = await harness.placed(harness.shopper([sock]));
  await harness.deps.model.updateOne(
    { _id: unpaid._id },
    { $set: { createdAt: new Date('2026-05-01T10:00Z') } },
  );
});

async function figures(query: string): Promise<SalesFigures> {
  const { body } = await harness.api.as(admin)('GET', `/api/admin/rest/orders/figures?${query}`);
  return salesFiguresSchema.parse(body.data);
}

test('paid orders are counted by the day in Finland', async () => {
  expect(await figures('from=2026-05-01&to=2026-05-31')).toMatchObject({
    orders: 4,
    totalAmount: 100,
    days: [
      { day: '2026-05-01', orders: 1, totalAmount: 10 },
      { day: '2026-05-02', orders: 2, totalAmount: 50 },
      { day: '2026-05-04', orders: 1, totalAmount: 40 },
    ],
  });
});

test('the best sellers are counted in pieces, at the prices that were paid', async () => {
  const { bestSellers } = await figures('');
  expect(bestSellers.map(({ title, quantity, totalAmount }) => [title, quantity, totalAmount])).toEqual([
    ['Sukat', 7, 70],
    ['Pipo', 2, 80],
  ]);
});

test('refunded pieces and amounts are deducted, fully refunded orders are not counted', async () => {
  const sock = harness.stock.put(aProduct({ title: 'Lapaset', priceCents: 2_000 }));
  const at = new Date('2026-08-01T12:00Z');
  const placePaidOrder = async () => {
    const { _id } = await harness.placed(harness.shopper([sock], 3));
    await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
    await harness.deps.model.updateOne({ _id }, { $set: { createdAt: at } });
    return _id;
  };
  const requestRefund = async (orderID: string, n: number, fields: object) => {
    const { version } = await harness.stored(orderID);
    const path = `/api/admin/rest/orders/${orderID}/refunds`;
    const { status } = await harness.api.as(admin)('POST', path, { version, ...fields });
    expect(status).toBe(201);
    return (state: 'succeeded' | 'failed') => harness.reportRefund(orderID, `${orderID}_r${n}`, { state });
  };
  const [partlyRefunded, whole] = [await placePaidOrder(), await placePaidOrder()];
  const line = { productID: sock._id, size: 'XS', variant: 1, quantity: 1 };
  const reportPieceRefund = await requestRefund(partlyRefunded, 1, { kind: 'lines', lines: [line] });
  const range = 'from=2026-08-01&to=2026-08-01';
  expect(await figures(range)).toMatchObject({ orders: 2, totalAmount: 120 });
  await reportPieceRefund('succeeded');
  await (
    await requestRefund(partlyRefunded, 2, { kind: 'sum', sum: 5 })
  )('succeeded');
  await (
    await requestRefund(partlyRefunded, 3, { kind: 'sum', sum: 7 })
  )('failed');
  await (
    await requestRefund(whole, 1, { kind: 'whole' })
  )('succeeded');
  expect(await figures(range)).toMatchObject({
    orders: 1,
    totalAmount: 35,
    days: [{ day: '2026-08-01', orders: 1, totalAmount: 35 }],
    bestSellers: [{ title: 'Lapaset', quantity: 2, totalAmount: 40 }],
  });
});

test('every figure equals the sum over the order list with the same filter', async () => {
  const ranges = [
    ['2026-05-01T00:00:00.000Z', '2026-05-01T20:59:59.999Z'],
    ['2026-05-01T21:00:00.000Z', '2026-05-31T20:59:59.999Z'],
    ['2026-06-02T00:00:00.000Z', '2026-06-30T00:00:00.000Z'],
  ] as const;
  for (const [from, to] of ranges) {
    const filter = encodeURIComponent(JSON.stringify({ paymentStatus: ['paid'], from, to }));
    const { body } = await harness.api.as(admin)('GET', `/api/admin/rest/orders?filter=${filter}`);
    const list = orderSchema.array().parse(body);
    const sold = await figures(`from=${from}&to=${to}`);
    expect([from, sold.orders]).toEqual([from, list.length]);
    expect(sold.totalAmount).toBe(list.reduce((sum, { totalAmount }) => sum + totalAmount, 0));
    expect(sold.bestSellers.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
      list.flatMap(({ cartItems }) => cartItems).reduce((sum, { quantity }) => sum + quantity, 0),
    );
  }
});

test('only an admin reads figures, and only for a valid range', async () => {
  const asBuyer = harness.api.as(aUser());
  expect((await asBuyer('GET', '/api/admin/rest/orders/figures')).status).toBe(403);
  for (const query of ['from=x', 'to=2026-13-01', 'from=2026-05-01&from=2026-06-01']) {
    const { status } = await harness.api.as(admin)('GET', `/api/admin/rest/orders/figures?${query}`);
    expect([query, status]).toEqual([query, 400]);
  }
});
