/** Months change at midnight in Finland. */
const monthIn = new Intl.DateTimeFormat('sv-SE', {
  year: '2-digit',
  month: '2-digit',
  timeZone: 'Europe/Helsinki',
});

/** In Finland: '2611' for November 2026. */
export const monthOf = (at: Date): string => monthIn.format(at).replace('-', '');

/**
 * 'LL-2611-0042'; beyond 9,999 in a month it has five digits. Gaps are allowed.
 * @param prefix the brand's initials
 */
export function orderNumber(prefix: string, month: string, sequence: number): string {
  return `${prefix}-${month}-${String(sequence).padStart(4, '0')}`;
}

export const sequenceOf = (number: string): number => Number(number.slice(number.lastIndexOf('-') + 1));
