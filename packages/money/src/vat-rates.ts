/** VAT Act: `general` section 84, `reduced` section 85 (food, books), `lowest` section 85 a (subscribed newspapers). */
export const vatClasses = ['general', 'reduced', 'lowest'] as const;
export type VatClass = (typeof vatClasses)[number];

type DatedRate = { from: string; permille: number };

/** Thousandths, newest first; `from` is a day in Finland. */
const rates: Record<VatClass, readonly [DatedRate, ...DatedRate[]]> = {
  general: [
    { from: '2024-09-01', permille: 255 },
    { from: '2013-01-01', permille: 240 },
  ],
  reduced: [
    { from: '2026-01-01', permille: 135 },
    { from: '2013-01-01', permille: 140 },
  ],
  lowest: [{ from: '2013-01-01', permille: 100 }],
};

const finnishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' });

/** On the day in Finland; before 2013 the rate of 2013. @returns thousandths: 255 is 25.5 % */
export function vatPermille(vatClass: VatClass, at: Date): number {
  const day = finnishDay.format(at);
  const dated = rates[vatClass].find(({ from }) => from <= day) ?? rates[vatClass].at(-1);
  return dated?.permille ?? 0;
}
