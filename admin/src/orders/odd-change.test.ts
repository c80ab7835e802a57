import { expect, test } from 'vitest';
import { oddChange } from './odd-change.ts';

test.each([
  ['confirmed', 'paid', 'inProcess'],
  ['confirmed', 'paid', 'rejected'],
  ['pending', 'pending', 'rejected'],
  ['inShipping', 'paid', 'inProcess'],
  ['delivered', 'paid', 'delivered'],
] as const)('from %s, %s, to %s goes without a question', (orderStatus, paymentStatus, to) => {
  expect(oddChange({ orderStatus, paymentStatus }, to)).toBeNull();
});

test.each([
  ['delivered', 'paid', 'inShipping', 'jo toimitettu'],
  ['rejected', 'paid', 'pending', 'peruutettu'],
  ['pending', 'pending', 'inShipping', 'ei ole maksettu'],
  ['inProcess', 'review', 'delivered', 'ei ole maksettu'],
] as const)('from %s, %s, to %s asks', (orderStatus, paymentStatus, to, words) => {
  expect(oddChange({ orderStatus, paymentStatus }, to)).toContain(words);
});
