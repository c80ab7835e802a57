import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { addOrderIdsToFilter } from './audit-log-search.ts';

const orders = [{ id: 'b' }, { id: 'a' }];

test('a part of an order’s number is searched by the ids of its orders, anything else as typed', async () => {
  const getList = vi.fn(async () => ({ data: orders, total: 120 }));
  const search = (q: string) => addOrderIdsToFilter(getList as never, { filter: { q, group: 'orders' } });
  for (const q of ['ll-2611-0042', '2611-0042', '0042', '42', 'LL-26', '#0042', 'Ä-2611-']) {
    const { params, orders: found } = await search(q);
    expect([q, params.filter]).toEqual([q, { q, group: 'orders', orders: ['b', 'a'] }]);
    expect(found).toEqual({ used: 2, total: 120 });
    expect(getList).toHaveBeenLastCalledWith('orders', expect.objectContaining({ filter: { number: q } }));
  }
  getList.mockClear();
  for (const q of [
    'Aino',
    '4',
    '2026-11-27x',
    '127.0.0.1',
    'Aino 42',
    '65f0-c0ff-ee00-0042',
    '65f0c0ffee00420042004200',
    '',
  ])
    expect((await search(q)).params.filter).toEqual({ q, group: 'orders' });
  expect(getList).not.toHaveBeenCalled();
});

test('while the order service is away only the words are searched, and that is shown; a refusal is thrown', async () => {
  const params = { filter: { q: '0042' } };
  for (const status of [0, 502, 503]) {
    const away = vi.fn(async () => Promise.reject(new HttpError('poissa', status)));
    expect(await addOrderIdsToFilter(away as never, params)).toEqual({ params, orders: null });
  }
  const refused = vi.fn(async () => Promise.reject(new HttpError('ei', 403)));
  await expect(addOrderIdsToFilter(refused as never, params)).rejects.toMatchObject({ status: 403 });
});
