import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('an entry lists only changed fields, as text', () => {
  const at = new Date('2026-11-23T08:00:00Z');
  expect(
    changedFields(
      { title: 'Huivi', stock: 3, saleEnd: null, sizes: ['S'] },
      { title: 'Huivi', stock: 2, saleEnd: at, sizes: ['S', 'M'] },
    ),
  ).toEqual([
    { field: 'stock', before: '3', after: '2' },
    { field: 'saleEnd', before: '', after: '2026-11-23T08:00:00.000Z' },
    { field: 'sizes', before: '["S"]', after: '["S","M"]' },
  ]);
});

test('a new field has no earlier value, and a removed one no later value', () => {
  expect(changedFields(null, { title: 'Huivi' })).toEqual([{ field: 'title', before: '', after: 'Huivi' }]);
  expect(changedFields({ title: 'Huivi' }, null)).toEqual([{ field: 'title', before: 'Huivi', after: '' }]);
});

test('a long text is shortened to its beginning, also where only its end has changed', () => {
  const [change] = changedFields({ text: 'a'.repeat(1_500) }, { text: `${'a'.repeat(1_500)}b` });
  expect(change?.after).toBe(`${'a'.repeat(1_000)}…`);
});

test('an empty list or map counts as none', () => {
  const before = { images: ['a.jpg'], sales: { spring: { cents: 1 } } };
  expect(changedFields(null, { title: 'Lapaset', care: [], sales: {} })).toEqual([
    { field: 'title', before: '', after: 'Lapaset' },
  ]);
  expect(changedFields(before, { images: [], sales: {} })).toEqual([
    { field: 'images', before: '["a.jpg"]', after: '' },
    { field: 'sales', before: '{"spring":{"cents":1}}', after: '' },
  ]);
});
