import { expect, test } from 'vitest';
import { refundVat, vatByRate, subtractVat, type Taxed, type VatPart } from './index.ts';

const sold = (...lines: [cents: number, permille: number][]): Taxed[] =>
  lines.map(([cents, permille]) => ({ cents, permille }));
const nothing = { lines: [], deliveryCents: 0, extraCents: 0 };
const grossOf = (parts: VatPart[]) => parts.map(({ permille, grossCents }) => [permille, grossCents]);

test('a refund of the last remainder takes all the remaining VAT', () => {
  const goods = sold([303, 255]);
  const whole = vatByRate({ lines: goods, extraCents: 0 });
  let remaining = whole;
  const taxes = [1, 2, 3].map(() => {
    const back = refundVat({ ...nothing, lines: sold([101, 255]), sold: goods, remaining });
    remaining = subtractVat(remaining, back);
    return back[0]?.vatCents;
  });
  // By themselves they would be 3 × 21, of 62.
  expect(taxes).toEqual([21, 21, 20]);
  expect(remaining).toMatchObject([{ grossCents: 0, netCents: 0, vatCents: 0 }]);
});

test('an amount without lines goes under the remaining rates, and a line takes no more of its rate than is left', () => {
  const goods = sold([10_000, 255], [10_000, 135]);
  const whole = vatByRate({ lines: goods, extraCents: 0 });
  const first = refundVat({ ...nothing, extraCents: 6_000, sold: goods, remaining: whole });
  expect(grossOf(first)).toEqual([
    [255, 3_000],
    [135, 3_000],
  ]);
  const remaining = subtractVat(whole, first);
  const second = refundVat({ ...nothing, lines: sold([10_000, 255]), sold: goods, remaining });
  expect(grossOf(second)).toEqual([
    [255, 7_000],
    [135, 3_000],
  ]);
  // The other line alone is what has been kept.
  expect(grossOf(subtractVat(remaining, second))).toEqual([
    [255, 0],
    [135, 4_000],
  ]);
  const third = refundVat({
    ...nothing,
    extraCents: 1_000,
    sold: goods,
    remaining: subtractVat(remaining, second),
  });
  expect(grossOf(third)).toEqual([[135, 1_000]]);
});

test('the delivery goes back under the rates that it was sold under, whatever went back before', () => {
  const goods = sold([10_000, 255], [10_000, 135]);
  const whole = vatByRate({ lines: goods, extraCents: 490 });
  const first = refundVat({ ...nothing, lines: sold([10_000, 255]), sold: goods, remaining: whole });
  const remaining = subtractVat(whole, first);
  expect(grossOf(refundVat({ ...nothing, deliveryCents: 490, sold: goods, remaining }))).toEqual([
    [255, 245],
    [135, 245],
  ]);
});

test('a seller who is not liable has no VAT to give back, and what is more than is left is split as a sale', () => {
  const untaxed = sold([5_000, 0]);
  expect(refundVat({ ...nothing, lines: untaxed, sold: untaxed, remaining: [] })).toEqual([]);
  const goods = sold([1_000, 255]);
  expect(refundVat({ ...nothing, lines: goods, sold: goods, remaining: [] })).toEqual(
    vatByRate({ lines: goods, extraCents: 0 }),
  );
});

test('refunds in any order have no negative part and add up to the sale', () => {
  // A generator of its own, so that every run tries the same sales.
  let state = 7_919;
  const upTo = (max: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % (max + 1);
  };
  for (let round = 0; round < 500; round += 1) {
    const goods = Array.from({ length: 1 + upTo(3) }, () => ({
      cents: 1 + upTo(3_000),
      permille: [255, 135, 100][upTo(2)] ?? 255,
    }));
    const deliveryCents = upTo(600);
    let remaining = vatByRate({ lines: goods, extraCents: deliveryCents });
    let free = goods.reduce((sum, { cents }) => sum + cents, deliveryCents);
    while (free > 0) {
      const line = goods[upTo(goods.length - 1)];
      const cents = Math.min(free, 1 + upTo(900));
      const asked = [
        { lines: [{ cents, permille: line?.permille ?? 255 }] },
        { extraCents: cents },
        { deliveryCents: cents },
      ][upTo(2)];
      const parts = refundVat({ ...nothing, ...asked, sold: goods, remaining });
      expect(parts.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(cents);
      for (const { permille, grossCents, netCents, vatCents } of parts) {
        expect(netCents + vatCents).toBe(grossCents);
        expect(Math.abs(vatCents - (grossCents * permille) / (1000 + permille))).toBeLessThanOrEqual(2.5);
      }
      remaining = subtractVat(remaining, parts);
      for (const rate of remaining)
        expect(Math.min(rate.grossCents, rate.netCents, rate.vatCents)).toBeGreaterThanOrEqual(0);
      free -= cents;
    }
    expect(remaining.every(({ netCents, vatCents }) => netCents === 0 && vatCents === 0)).toBe(true);
  }
});
