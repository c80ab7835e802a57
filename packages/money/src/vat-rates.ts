/**
 * The rate classes of the Value Added Tax Act: `general` (section 84) is nearly everything, `reduced` (section 85) for
 * example food and books, `lowest` (section 85 a) subscribed newspapers and magazines.
 */
export const vatClasses = ['general', 'reduced', 'lowest'] as const;
export type VatClass = (typeof vatClasses)[number];

type DatedRate = { from: string; permille: number };

/** Rates in thousandths, the newest first; `from` is the first day in Finland on which a rate holds. */
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

/**
 * The VAT rate of a class at a moment; the day is the one in Finland. Before 2013 the rates of 2013 are answered.
 * @returns thousandths: 255 is 25.5 %
 */
export function vatPermille(vatClass: VatClass, at: Date): number {
  const day = finnishDay.format(at);
  const dated = rates[vatClass].find(({ from }) => from <= day) ?? rates[vatClass].at(-1);
  return dated?.permille ?? 0;
}
