import { expect, test } from 'vitest';
import { restockOf } from './restock.ts';

const published = { state: 'published' as const };
const draft = { state: 'draft' as const };
const edit = (movement?: Parameters<typeof restockOf>[0]['movement'], stock = 5) =>
  restockOf({ before: published, after: { ...published, stock }, movement });

test.each([
  ['more pieces', { change: 3, reason: 'batch' as const }, { sizes: null }],
  ['fewer pieces', { change: -3, reason: 'correction' as const }, null],
  [
    'more of one size and fewer of another',
    { change: 0, sizes: { S: -2, M: 2 }, reason: 'stocktaking' as const },
    { sizes: ['M'] },
  ],
  ['fewer of a size', { change: -2, sizes: { S: -2 }, reason: 'stocktaking' as const }, null],
  [
    'the same pieces, from now on by size',
    { change: 0, sizes: { S: 2, M: 3 }, reason: 'divided' as const },
    null,
  ],
  [
    'more pieces, from now on by size',
    { change: 1, sizes: { S: 3, M: 3 }, reason: 'divided' as const },
    { sizes: null },
  ],
  ['no movement', undefined, null],
])('%s: a restock request is answered by the new stock, and nothing else', (_what, movement, restock) => {
  expect(edit(movement)).toEqual(restock);
});

test('a draft sends no event, and a product that goes on sale with pieces does', () => {
  const movement = { change: 3, reason: 'batch' as const };
  expect(restockOf({ before: draft, after: { ...draft, stock: 3 }, movement })).toBeNull();
  expect(restockOf({ before: draft, after: { ...published, stock: 3 } })).toEqual({ sizes: null });
  expect(restockOf({ before: draft, after: { ...published, stock: 0 } })).toBeNull();
});
