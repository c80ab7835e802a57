import { expect, test } from 'vitest';
import { percentText, vatByRate, vatPermille } from './index.ts';

test.each([
  ['general', '2024-08-31T20:59:59Z', 240],
  ['general', '2024-08-31T21:00:00Z', 255],
  ['reduced', '2025-12-31T21:59:59Z', 140],
  ['reduced', '2025-12-31T22:00:00Z', 135],
  ['lowest', '2026-11-22T12:00:00Z', 100],
  ['general', '1999-01-01T00:00:00Z', 240],
] as const)(
  'the %s rate at %s is %i thousandths: days begin at midnight in Finland',
  (vatClass, at, rate) => {
    expect(vatPermille(vatClass, new Date(at))).toBe(rate);
  },
);

test('net and VAT of one rate add up to the price', () => {
  expect(vatByRate({ lines: [{ cents: 12_550, permille: 255 }], extraCents: 0 })).toEqual([
    { permille: 255, grossCents: 12_550, netCents: 10_000, vatCents: 2_550 },
  ]);
});

test('the tax is rounded once for each rate, not once for each line', () => {
  const lines = Array.from({ length: 3 }, () => ({ cents: 101, permille: 255 }));
  // Line by line it would be 3 × 21.
  expect(vatByRate({ lines, extraCents: 0 })).toMatchObject([{ grossCents: 303, vatCents: 62 }]);
});

test('delivery is spread over the rates by worth, and the largest takes the odd cent', () => {
  const lines = [
    { cents: 2_000, permille: 255 },
    { cents: 1_000, permille: 135 },
  ];
  expect(vatByRate({ lines, extraCents: 490 }).map(({ grossCents }) => grossCents)).toEqual([2_327, 1_163]);
  expect(vatByRate({ lines, extraCents: -100 }).map(({ grossCents }) => grossCents)).toEqual([1_933, 967]);
});

test('a refund without lines is split over the rates of the order', () => {
  const over = [
    { cents: 3_000, permille: 255 },
    { cents: 1_000, permille: 135 },
  ];
  const parts = vatByRate({ lines: [], extraCents: 400, over });
  expect(parts.map(({ permille, grossCents }) => [permille, grossCents])).toEqual([
    [255, 300],
    [135, 100],
  ]);
});

test('a seller who is not liable has no VAT to show', () => {
  expect(vatByRate({ lines: [{ cents: 5_000, permille: 0 }], extraCents: 490 })).toEqual([]);
});

test('by rate the parts sum to the whole to the cent, whatever is sold, delivered and discounted', () => {
  // A generator of its own, so that every run tries the same thousand orders.
  let state = 20_241;
  const upTo = (max: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % (max + 1);
  };
  for (let round = 0; round < 1_000; round += 1) {
    const lines = Array.from({ length: 1 + upTo(5) }, () => ({
      cents: 1 + upTo(40_000),
      permille: [255, 240, 140, 135, 100][upTo(4)] ?? 255,
    }));
    const goods = lines.reduce((sum, { cents }) => sum + cents, 0);
    const extraCents = upTo(1) === 0 ? upTo(2_000) : -upTo(goods);
    const parts = vatByRate({ lines, extraCents });
    expect(parts.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(goods + extraCents);
    for (const { permille, grossCents, netCents, vatCents } of parts) {
      expect(netCents + vatCents).toBe(grossCents);
      expect(grossCents).toBeGreaterThanOrEqual(0);
      expect(Math.abs(vatCents - (grossCents * permille) / (1000 + permille))).toBeLessThanOrEqual(0.5);
    }
  }
});

test('a rate is written as Finns write it', () => {
  expect([255, 135, 100].map(percentText)).toEqual(['25,5\u00a0%', '13,5\u00a0%', '10\u00a0%']);
});
