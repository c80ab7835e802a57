import { expect, test } from 'vitest';
import { envSchema } from './config.ts';

const read = (list: string) => envSchema.shape.TRUSTED_PROXIES.safeParse(list);

test.each([
  ['', []],
  ['10.0.0.2', ['10.0.0.2']],
  ['uniquelocal, 203.0.113.0/24 ,fd00::/8', ['uniquelocal', '203.0.113.0/24', 'fd00::/8']],
])('proxies named as %o are trusted', (list, names) => {
  expect(read(list).data).toEqual(names);
});

test.each(['1', 'true', 'caddy', '10.0.0.0/33', '10.0.0.0/8/8', 'Loopback', '10.1'])(
  'a proxy named as %o stops the start',
  (list) => {
    expect(read(list).success).toBe(false);
  },
);

test('a name of the shop that its pages would not take stops the gateway too', () => {
  const named = (brand: string) => envSchema.shape.BRAND.safeParse(brand).success;
  expect([named('Villa'), named('V'.repeat(41))]).toEqual([true, false]);
});
