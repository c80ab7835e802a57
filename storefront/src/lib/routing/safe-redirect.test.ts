import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test('a local path is followed with its query [spec-64]', () => {
  expect(safeRedirect('/shop/search?keyword=villa&x=1#a')).toBe('/shop/search?keyword=villa&x=1#a');
  expect(safeRedirect('/shop/products/%C3%A4')).toBe('/shop/products/%C3%A4');
});

test('nothing leads out of the shop [spec-64 sec-4 asvs-25]', () => {
  const hostile =
    String.raw`//evil.example /\evil.example \\evil https:evil https://evil.example evil javascript:alert(1)
    data:text/html,x /.//evil /..//evil /x/..//evil /shop\..\evil`.split(/\s+/);
  hostile.push('', ' //evil', '/\t/evil', '\t//evil', '/\n/evil', `/${'a'.repeat(600)}`);
  for (const wanted of hostile) expect(safeRedirect(wanted), wanted).toBeNull();
  expect(safeRedirect(null)).toBeNull();
});

test('an escaped slash stays a part of a local path', () => {
  expect(safeRedirect('/%2f/evil')).toBe('/%2f/evil');
  expect(safeRedirect('/%5Ce')).toBe('/%5Ce');
});

test('the login page does not lead to itself', () => {
  for (const wanted of ['/auth/login', '/auth', '/auth/../auth/register?redirect=/x']) {
    expect(safeRedirect(wanted), wanted).toBeNull();
  }
});
