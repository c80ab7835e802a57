import { expect, test } from 'vitest';
import { affectedBy } from './affected.ts';

test("a service's file restarts every process of that service, and builds nothing", () => {
  expect(affectedBy(['services/catalog/src/app.ts'])).toEqual({
    screens: false,
    processes: ['catalog', 'image-worker'],
  });
});

test("a page builds the screens and restarts the storefront's server", () => {
  expect(affectedBy(['storefront/src/pages/shop/home.astro'])).toEqual({
    screens: true,
    processes: ['storefront'],
  });
});

test('a contract touches everything that is built on contracts', () => {
  const { screens, processes } = affectedBy(['packages/contracts/src/product.ts']);
  expect(screens).toBe(true);
  expect(processes).toEqual(expect.arrayContaining(['gateway', 'order', 'payment-worker', 'storefront']));
  expect(processes).not.toContain('payment-sandbox');
});

test('a file of the tests or the bench touches nothing that runs', () => {
  expect(affectedBy(['packages/bench/src/bench.ts'])).toEqual({ screens: false, processes: [] });
});
