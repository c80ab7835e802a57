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

// By the platform's own fetch, which can be stood in for.
vi.mock('../../lib/api/server-api.ts', () => ({ serverApi: createApiClient() }));

afterEach(() => void vi.unstubAllGlobals());

/** A catalogue in which only these ids are known; the others answer with a status. */
function catalogue(known: readonly string[], status: number): void {
  vi.stubGlobal('fetch', (url: string) => {
    const _id = url.split('/').at(-1) ?? '';
    const isKnown = known.includes(_id);
    const answer = isKnown ? { success: true, data: { ...product, _id } } : { success: false };
    return Promise.resolve(Response.json(answer, { status: isKnown ? 200 : status }));
  });
}

const ids = Array.from({ length: 30 }, (_, index) => `p${index}`);

test('what is on the list comes as its cards need it, without what has left the shop', async () => {
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

test('a long list tells how long it is', async () => {
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
