import { expect, test } from 'vitest';
import { sizes } from './categories.ts';
import { sizeText, typedSize } from './size-text.ts';

test('a span of sizes is read with its dash, any other size as it is kept', () => {
  expect(['36-38', 'XS', '2XL', 'A-1', 'ONE', '38'].map(sizeText)).toEqual([
    '36–38',
    'XS',
    '2XL',
    'A-1',
    'ONE',
    '38',
  ]);
});

test('what is copied from a page is kept as the size that it stands for', () => {
  expect(['36–38', ' 36 – 38 ', '36-38', 'M', '36\u201138\u200b'].map(typedSize)).toEqual([
    '36-38',
    '36-38',
    '36-38',
    'M',
    '36-38',
  ]);
});

test("the filter's spans are written as everywhere else", () => {
  const spans = sizes.filter(({ id }) => /\d/.test(id));
  expect(spans.map(({ label }) => label)).toEqual(spans.map(({ id }) => sizeText(id)));
  expect(spans.length).toBeGreaterThan(0);
});
