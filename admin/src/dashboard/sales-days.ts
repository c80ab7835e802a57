import type { SalesFigures } from '@shop/contracts';
import { addDays } from '../format/day-bounds.ts';

export type DateRange = { first: string; last: string };
export type SalesDay = SalesFigures['days'][number];

export const lengths = [7, 30, 90] as const;
export type Length = (typeof lengths)[number];

export const rangeOf = (length: Length, today: string): DateRange => ({
  first: addDays(today, 1 - length),
  last: today,
});

const MAX_DAYS = 366;

export function everyDay({ first, last }: DateRange, sold: readonly SalesDay[]): SalesDay[] {
  const byDay = new Map(sold.map((day) => [day.day, day]));
  const days: SalesDay[] = [];
  for (let day = first; day <= last && days.length < MAX_DAYS; day = addDays(day, 1)) {
    days.push(byDay.get(day) ?? { day, orders: 0, totalAmount: 0 });
  }
  return days;
}

const STEPS = [1, 2, 2.5, 5, 10];

/** Up to four round sums, the last at or above the highest day. */
export function gridLines(highest: number): number[] {
  if (highest <= 0) return [];
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((step) => step * power >= rough) ?? 10);
  return Array.from({ length: Math.ceil(highest / step) }, (_, line) => (line + 1) * step);
}
