import { expect, test, vi } from 'vitest';
import { byOrderId } from './record-search.ts';

const orders = [
  { id: 'b', orderNumber: 'LL-2611-00421' },
  { id: 'a', orderNumber: 'LL-2611-0042' },
];

test('an order’s number is sought by the id of that order, anything else as it is', async () => {
  const getList = vi.fn(async () => ({ data: orders, total: 2 }));
  const asked = async (q: string) =>
    (await byOrderId(getList as never, { filter: { q, group: 'orders' } })).filter;
  expect(await asked('ll-2611-0042')).toEqual({ q: 'a', group: 'orders' });
  expect(await asked('LL-2611-0043')).toEqual({ q: 'LL-2611-0043', group: 'orders' });
  getList.mockClear();
  for (const q of ['Aino', '0042', '2026-11-27x', '']) expect(await asked(q)).toEqual({ q, group: 'orders' });
  expect(getList).not.toHaveBeenCalled();
});
