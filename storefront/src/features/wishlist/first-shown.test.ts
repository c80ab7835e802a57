import { createApiClient } from '@shop/shop-client';
import { afterEach, expect, test, vi } from 'vitest';
import { findFirstShown } from './first-shown.ts';

const product = {
  title: 'Huivi',
  description: 'Pitkä tarina',
  material: 'Villa',
  price: 10,
  salePrice: null,
  stock: 1,
  images: ['a', 'b', 'c'],
  placeholders: ['x', 'y', 'z'],
};

// The platform's fetch can be stubbed.
vi.mock('../../lib/api/server-api.ts', () => ({ serverApi: createApiClient() }));

afterEach(() => void vi.unstubAllGlobals());

/** Knows only these ids; answers others with the status. */
function catalogue(knownIds: readonly string[], status: number): void {
  vi.stubGlobal('fetch', (url: string) => {
    const _id = url.split('/').at(-1) ?? '';
    const isKnown = knownIds.includes(_id);
    const answer = isKnown ? { success: true, data: { ...product, _id } } : { success: false };
    return Promise.resolve(Response.json(answer, { status: isKnown ? 200 : status }));
  });
}

const ids = Array.from({ length: 30 }, (_, index) => `p${index}`);

test('the list loads the products its cards need, without deleted ones', async () => {
  catalogue(['p1'], 404);
  expect(await findFirstShown(['p0', 'p1'])).toEqual({
    products: [
      {
        _id: 'p1',
        title: 'Huivi',
        material: 'Villa',
        price: 10,
        salePrice: null,
        stock: 1,
        images: ['a', 'b'],
        placeholders: ['x'],
      },
    ],
    total: 1,
  });
});

test('a long list states its length', async () => {
  catalogue(ids, 404);
  const first = await findFirstShown(ids);
  expect([first?.products.length, first?.total]).toEqual([24, 30]);
});

test('a list of which only older products are left is not called empty', async () => {
  catalogue(ids.slice(24), 404);
  expect(await findFirstShown(ids)).toBeNull();
});

test('nothing is said of a list while the catalogue is away', async () => {
  catalogue(['p1'], 503);
  expect(await findFirstShown(['p0', 'p1'])).toBeNull();
});
