import { expect, test } from 'vitest';
import { publicUrlEnv } from './public-url.ts';

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://Shop.Example:443/', 'https://shop.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('%s is where a shop can stand', (url, origin) => {
  expect(publicUrlEnv.parse(url)).toBe(origin);
});

test.each([
  'shop.example',
  'ftp://shop.example',
  'https://shop.example/kauppa',
  'https://shop.example/?a=1',
  'https://shop.example/#top',
  'https://maker:secret@shop.example',
  'https://',
])('%s is refused', (url) => {
  expect(publicUrlEnv.safeParse(url).success).toBe(false);
});
