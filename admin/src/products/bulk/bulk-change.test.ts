import { expect, test } from 'vitest';
import { changeOf, isValidEdit, hasInvalidValue, canSetStock, undoOf, type BulkEdit } from './bulk-change.ts';

test.each([
  [{ kind: 'price', value: '45,50' }, { price: '45,50' }],
  [
    { kind: 'sale', value: '15' },
    { salePrice: '110.42', keepLowerSale: true },
  ],
  [
    { kind: 'sale', value: '15', replaceLower: true },
    { salePrice: '110.42', keepLowerSale: false },
  ],
  [{ kind: 'sale', value: '0' }, { salePrice: '' }],
  [
    { kind: 'stock', value: '12' },
    { stock: '12', seenStock: '3' },
  ],
  [
    { kind: 'stock', value: '12', stockReason: 'batch', stockNote: '' },
    { stock: '12', seenStock: '3', stockReason: 'batch' },
  ],
  [
    { kind: 'stock', value: '1\u00a0200' },
    { stock: '1200', seenStock: '3' },
  ],
  [{ kind: 'kategoria', value: 'langat' }, { kategoria: 'langat' }],
  [{ kind: 'state', value: 'draft' }, { state: 'draft' }],
] satisfies [BulkEdit, object][])('%j on a product of 129,90 € sets %j', (edit, change) => {
  expect(changeOf(edit, { price: 129.9, stock: 3 })).toEqual(change);
});

test.each([
  ['price', ['45', '45,5', '0.10', '1 249,90', ' 1\u00a0249,90 '], ['', '0', 'x', '-1', '1,234']],
  ['sale', ['0', '20', '99'], ['', '100', '-1', '1,5', 'x']],
  ['stock', ['0', '12', '1 200', ' 1\u00a0200 '], ['', ' ', '-1', '1,5', 'x', '12 00', '1 000 000']],
  ['kategoria', ['mekot'], ['']],
] as const)('of %s %j can be meant, %j cannot', (kind, good, bad) => {
  expect(good.map((value) => isValidEdit({ kind, value }))).toEqual(good.map(() => true));
  expect(bad.map((value) => isValidEdit({ kind, value }))).toEqual(bad.map(() => false));
});

test.each([
  [{ kind: 'price', value: '45,50' }, { price: '129.9' }],
  [{ kind: 'sale', value: '15' }, { salePrice: '99' }],
  [
    { kind: 'stock', value: '12' },
    { stock: '3', seenStock: '12' },
  ],
  [
    { kind: 'stock', value: '1 200' },
    { stock: '3', seenStock: '1200' },
  ],
  [{ kind: 'kategoria', value: 'langat' }, { kategoria: 'mekot' }],
  [{ kind: 'state', value: 'draft' }, { state: 'published' }],
] satisfies [BulkEdit, object][])('%j is taken back by %j', (edit, undo) => {
  const before = { price: 129.9, salePrice: 99, stock: 3, kategoria: 'mekot', state: 'published' } as const;
  expect(undoOf(edit, before)).toEqual(undo);
});

test('an invalid value is reported, an empty field and a campaign without dates are not', () => {
  for (const [kind, value] of [
    ['price', '0'],
    ['price', 'kallis'],
    ['sale', '100'],
    ['sale', '-5'],
    ['stock', '1,5'],
  ] as const)
    expect([kind, value, hasInvalidValue(kind, value)]).toEqual([kind, value, true]);
  for (const [kind, value] of [
    ['price', ''],
    ['price', '45,90'],
    ['sale', '0'],
    ['stock', '12'],
    ['stock', ' '],
    ['state', 'draft'],
  ] as const)
    expect([kind, value, hasInvalidValue(kind, value)]).toEqual([kind, value, false]);
});

test('a product that is kept by size is emptied, takes no other number, and gets its pieces back', () => {
  const dress = {
    price: 129.9,
    salePrice: 0,
    stock: 3,
    pieces: { S: 3, M: 0 },
    kategoria: 'mekot',
    state: 'published',
  } as const;
  const empty: BulkEdit = { kind: 'stock', value: '0' };
  expect([canSetStock(dress, empty), canSetStock(dress, { kind: 'stock', value: '4' })]).toEqual([
    true,
    false,
  ]);
  expect(canSetStock({}, { kind: 'stock', value: '4' })).toBe(true);
  expect(changeOf(empty, dress)).toEqual({ stock: '0', seenStock: '3' });
  expect(undoOf(empty, dress)).toEqual({ pieces: { S: 3, M: 0 }, seenPieces: { S: 0, M: 0 } });
});

test('undoing a new sale removes its price', () => {
  const before = { price: 129.9, salePrice: 0, stock: 3, kategoria: 'mekot', state: 'published' } as const;
  expect(undoOf({ kind: 'sale', value: '15' }, before)).toEqual({ salePrice: '' });
});

test('a sale with dates is a campaign of its own, which is undone by its id and leaves own sales alone', () => {
  const edit: BulkEdit = {
    kind: 'sale',
    value: '20',
    saleStart: '2026-11-27T00:00',
    saleEnd: '',
    campaign: 'abcdefgh',
  };
  const product = {
    price: 100,
    stock: 3,
    salePrice: 0,
    saleStart: '',
    saleEnd: '',
    kategoria: 'mekot',
    state: 'published',
  } as const;
  expect(changeOf(edit, product)).toEqual({
    campaigns: [{ id: 'abcdefgh', salePrice: '80.00', saleStart: '2026-11-27T00:00', saleEnd: '' }],
  });
  expect(undoOf(edit, product)).toEqual({ campaigns: [{ id: 'abcdefgh', salePrice: '' }] });
  expect(isValidEdit(edit)).toBe(true);
  expect(isValidEdit({ ...edit, saleEnd: '2026-11-26T23:59' })).toBe(false);
  expect(isValidEdit({ ...edit, value: '0' })).toBe(false);
});

test('removing the sale also ends a product’s campaigns, and undoing it restores both', () => {
  const edit: BulkEdit = { kind: 'sale', value: '0' };
  const campaigns = [{ id: 'abcdefgh', salePrice: 80, saleStart: '', saleEnd: '2026-12-24T10:00:00.000Z' }];
  const product = {
    price: 100,
    stock: 3,
    salePrice: 90,
    saleStart: '2026-11-01T10:00:00.000Z',
    saleEnd: '',
    kategoria: 'mekot',
    state: 'published',
    campaigns,
  } as const;
  expect(changeOf(edit, { ...product, campaigns })).toEqual({
    salePrice: '',
    campaigns: [{ id: 'abcdefgh', salePrice: '' }],
  });
  expect(undoOf(edit, { ...product, campaigns })).toEqual({
    salePrice: '90',
    saleStart: product.saleStart,
    campaigns,
  });
});
