import { oneSize } from '@shop/shop-rules/categories';
import { expect, test } from 'vitest';
import { otherSizeErrors } from './other-size.ts';
import { bodyOf } from './product-body.ts';
import { emptyForm } from './product-form.ts';

const typed = (otherSize: string, sizes: string[] = [], bySize = false) => ({
  ...emptyForm,
  sizes,
  otherSize,
  bySize,
});

test.each([
  ['one that no other is beside', typed('XXL'), ['XXL']],
  ['one beside others, written with a dash', typed('36 – 38', ['S', 'M']), ['S', 'M', '36-38']],
  ['one that is chosen already', typed('M', ['S', 'M']), ['S', 'M']],
  ['one in the place of the one size', typed('XXL', [oneSize]), ['XXL']],
])('a size that is typed and not added is saved: %s', (_, form, sizes) => {
  expect(otherSizeErrors(form)).toBeUndefined();
  expect(bodyOf(form).sizes).toEqual(sizes);
});

test('an invalid size is an error at the sizes, and so is one without a quantity', () => {
  expect(otherSizeErrors(typed('iso/koko'))).toEqual({
    sizes: expect.stringContaining('enintään 12 merkkiä'),
  });
  expect(otherSizeErrors(typed('XXL', ['S'], true))).toEqual({
    sizes: expect.stringContaining('kappalemäärä'),
  });
  expect(otherSizeErrors(typed('S', ['S'], true))).toBeUndefined();
  expect(otherSizeErrors(typed(''))).toBeUndefined();
});
