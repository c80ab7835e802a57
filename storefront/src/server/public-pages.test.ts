import { filterGroups } from '@shop/shop-rules/categories';
import { expect, test } from 'vitest';
import { publicAddress } from './public-pages.ts';

test('parameters that do not change a page are not part of its cache key', () => {
  expect(publicAddress('/shop/home?utm_source=x')).toBe('/shop/home');
  expect(publicAddress('/shop/listing?fbclid=1&kategoria=mekot')).toBe('/shop/listing?kategoria=mekot');
});

test('a filter that a form without script sends is kept whole', () => {
  expect(publicAddress('/shop/listing?kategoria=mekot&kategoria=takit&sort=')).toBe(
    '/shop/listing?kategoria=mekot%2Ctakit',
  );
});

test('personal pages, and those that do not exist, are not cached', () => {
  for (const url of [
    '/shop/profile',
    '/auth/login',
    '/shop/products',
    '/shop/nowhere',
    '/shop/search?keyword=a',
  ]) {
    expect(publicAddress(url)).toBeNull();
  }
});

test('an earlier version of a page of law is a page of its own', () => {
  for (const page of ['terms', 'privacy', 'returns']) {
    const address = `/shop/${page}?versio=2026-11-23.2`;
    expect(publicAddress(`${address}&utm_source=x`)).toBe(address);
  }
});

test('sizes change the listing, and so does their choice without script', () => {
  expect(publicAddress('/shop/listing?koko=S&koko=M&x=1')).toBe('/shop/listing?koko=S%2CM');
});

test('very long values are cut', () => {
  expect(publicAddress(`/shop/listing?kategoria=${'a'.repeat(5_000)}`)?.length).toBeLessThan(300);
});

test('every group of the listing’s filter changes the page', () => {
  for (const { key, options } of filterGroups) {
    const address = `/shop/listing?${key}=${encodeURIComponent(options[0].id)}`;
    expect(publicAddress(address), key).toBe(address);
  }
});
