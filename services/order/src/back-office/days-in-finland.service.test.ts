import { anAdmin, aProduct } from '@shop/testing';
import { beforeAll, expect, test } from 'vitest';
import cases from '../../test/cases/orders-around-midnight.json' with { type: 'json' };
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
const admin = anAdmin();
const call = (method: string, path: string, body?: unknown) => harness.api.as(admin)(method, path, body);
const PATH = '/api/admin/rest/orders';

/** The orders of the case, and one on the last evening of the same year: in UTC each is of another day. */
beforeAll(async () => {
  const { _id } = harness.stock.put(aProduct());
  const [first] = cases.orders;
  const evening = { ...first, number: 'T-11', orderDate: '2026-07-31T23:30:00+03:00' };
  const orders = [first, evening].map((order) => ({
    ...order,
    lines: order?.lines?.map((line) => ({ ...line, productID: _id })),
  }));
  const { status } = await call('POST', `${PATH}/import`, { orders });
  expect(status).toBe(201);
});

const numbersOf = async (filter: object) => {
  const { body } = await call('GET', `${PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  return (body as { orderNumber: string }[]).map(({ orderNumber }) => orderNumber);
};

test.each([
  [{ from: '2026-01-01', to: '2026-01-01' }, ['T-10']],
  [{ from: '2025-12-31', to: '2025-12-31' }, []],
  [{ to: '2025-12-31' }, []],
  [{ from: '2026-01-02', to: '2026-12-31' }, ['T-11']],
  [{ from: '2026-07-31', to: '2026-07-31' }, ['T-11']],
  [{ from: '2026-08-01' }, []],
  // Moments stay moments, also at midnight in UTC.
  [{ from: '2025-12-31T22:30:00Z', to: '2026-01-01T00:00:00Z' }, ['T-10']],
  [{ from: '2026-07-31T00:00:00Z', to: '2026-07-31T00:00:00.000Z' }, []],
])(
  'list, figures and export of %j hold the orders of these days in Finland [spec-199]',
  async (range, numbers) => {
    expect(await numbersOf(range)).toEqual(numbers);
    const figures = await call('GET', `${PATH}/figures?${new URLSearchParams(range).toString()}`);
    expect(figures.body.data).toMatchObject({ orders: numbers.length });
    const filter = encodeURIComponent(JSON.stringify(range));
    const file = String((await call('GET', `${PATH}/export.csv?filter=${filter}`)).body);
    const rows = file.split('\r\n').slice(1).filter(Boolean);
    expect(rows.map((row) => row.split(';')[0])).toEqual(numbers);
  },
);
