import { expect, test } from 'vitest';
import { tokenInLink } from './link-token.ts';

test.each([
  ['https://kauppa.example/shop/withdrawal#token=aa.bb', 'aa.bb'],
  ['  https://kauppa.example/shop/withdrawal#token=aa.bb \n', 'aa.bb'],
  ['#token=aa.bb', 'aa.bb'],
  [' aa.bb ', 'aa.bb'],
  ['https://kauppa.example/shop/withdrawal#token=', ''],
  ['', ''],
])('the token in %j is %j', (link, token) => {
  expect(tokenInLink(link)).toBe(token);
});
