import { expect, test } from 'vitest';
import { canonicalAddress, listingRequest } from './listing-page.ts';

const canonical = (query: string): string =>
  canonicalAddress('/shop/listing', listingRequest(new URLSearchParams(query)));

test('search engines know a list by its category and page, not by its order or a mixed choice [spec-146]', () => {
  expect(canonical('')).toBe('/shop/listing');
  expect(canonical('kategoria=mekot')).toBe('/shop/listing?kategoria=mekot');
  expect(canonical('kategoria=mekot&sort=price-asc&page=2')).toBe('/shop/listing?kategoria=mekot&page=2');
  expect(canonical('sort=price-asc&page=3')).toBe('/shop/listing?page=3');
  expect(canonical('kategoria=mekot,paidat&page=2')).toBe('/shop/listing');
  expect(canonical('kokoelmat=talvi')).toBe('/shop/listing');
  expect(canonical('kategoria=mekot&kokoelmat=talvi')).toBe('/shop/listing?kategoria=mekot');
});
