import { afterEach, expect, test } from 'vitest';
import { pictureSrcset, pictureUrl, setPictureBase } from './picture.ts';

const image = '/uploads/0b0e6f1c-6f0e/1200.jpg';
const page = globalThis as { document?: object };
afterEach(() => {
  setPictureBase('');
  delete page.document;
});

test('addresses of uploads begin with the base, others stay', () => {
  expect(pictureUrl(image, 240, 'webp')).toBe('/uploads/0b0e6f1c-6f0e/240.webp');
  setPictureBase('https://cdn.example/shop');
  expect(pictureUrl(image, 240, 'webp')).toBe('https://cdn.example/shop/uploads/0b0e6f1c-6f0e/240.webp');
  expect(pictureSrcset(image, 'avif')).toContain(
    ', https://cdn.example/shop/uploads/0b0e6f1c-6f0e/400.avif 400w',
  );
  expect(pictureUrl('/share.jpg', 240, 'webp')).toBe('/share.jpg');
});

test('in a browser the page names the base', () => {
  page.document = { documentElement: { dataset: { pictures: 'https://cdn.example' } } };
  expect(pictureUrl(image, 1200, 'jpg')).toBe(`https://cdn.example${image}`);
});
