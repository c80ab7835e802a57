import { expect, test } from 'vitest';
import { isQuiet, safePath } from './paths.ts';

test.each([
  ['/', '/'],
  ['/api/shop/product/get?kategoria=langat&email=aino@posti.example', '/api/shop/product/get'],
  ['/api/shop/purchase/order-details/65f0c0ffee', '/api/shop/purchase/order-details/*'],
  ['/api/shop/search/aino', '/api/shop/search/*'],
  ['/shop/withdrawal/aGVsbG8tdGhpcy1pcy1hLXNlY3JldA', '/shop/withdrawal/*'],
  ['/aino@posti.example/Aino/%C3%A4#top', '/*/*/*'],
  ['/a-word-longer-than-any-of-the-shop', '/*'],
])('the path of %s is kept as %s', (url, path) => {
  expect(safePath(url)).toBe(path);
});

test.each([
  ['/ready', true],
  ['/metrics?x=1', true],
  ['/_astro/page.js', true],
  ['/readymade', false],
  ['/api/shop/product/get', false],
])('whether %s starts no trace: %s', (url, isIt) => {
  expect(isQuiet(url)).toBe(isIt);
});
