import { createApiClient } from '@shop/shop-client';
import { afterEach, expect, test, vi } from 'vitest';
import { CatalogueAway, listProducts } from './catalogue.ts';

// The platform's fetch can be stubbed.
vi.mock('../api/server-api.ts', () => ({ serverApi: createApiClient() }));

afterEach(() => void vi.unstubAllGlobals());

test('pages rendered at the same moment share one call for the same list, and a failure is not cached', async () => {
  const asked: string[] = [];
  let status = 503;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path.split('?')[1] ?? '');
    return Promise.resolve(Response.json({ success: status === 200, data: [], total: 7 }, { status }));
  });
  const failed = await Promise.allSettled([listProducts({ page: 1 }), listProducts({ page: 1 })]);
  expect(
    failed.map((result) => result.status === 'rejected' && result.reason instanceof CatalogueAway),
  ).toEqual([true, true]);
  expect(asked).toEqual(['page=1']);
  status = 200;
  const lists = await Promise.all([1, 1, 2].map((page) => listProducts({ page })));
  expect(lists.map(({ total }) => total)).toEqual([7, 7, 7]);
  expect(asked).toEqual(['page=1', 'page=1', 'page=2']);
  await listProducts({ page: 2 });
  expect(asked).toHaveLength(4);
});
