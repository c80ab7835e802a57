import { expect, test } from 'vitest';
import { deliveryCents, trackingUrl, untilFreeCents } from './delivery-price.ts';

const method = { cents: 490, freeAboveCents: 15_000 };

test('a method is free strictly above its limit, and never without one', () => {
  expect([14_999, 15_000, 15_001].map((goods) => deliveryCents(method, goods))).toEqual([490, 490, 0]);
  expect(deliveryCents({ cents: 890, freeAboveCents: null }, 1_000_000)).toBe(890);
  expect(deliveryCents({ cents: 890, freeAboveCents: 0 }, 1)).toBe(0);
});

test('the amount missing for free delivery is shown only where delivery costs something and can become free', () => {
  expect([14_900, 15_000, 15_001].map((goods) => untilFreeCents(method, goods))).toEqual([101, 1, 0]);
  expect(untilFreeCents({ cents: 0, freeAboveCents: 15_000 }, 10)).toBe(0);
  expect(untilFreeCents({ cents: 890, freeAboveCents: null }, 10)).toBe(0);
});

test('a parcel is followed at its carrier, whose page gets the code as it is', () => {
  expect(trackingUrl('posti', 'JJFI123')).toBe('https://www.posti.fi/fi/seuranta#/lahetys/JJFI123');
  expect(trackingUrl('matkahuolto', 'MH 1&x')).toMatch(/package_code=MH%201%26x$/);
  expect([trackingUrl('own', 'X1'), trackingUrl('posti', ''), trackingUrl(undefined, 'X1')]).toEqual([
    '',
    '',
    '',
  ]);
});
