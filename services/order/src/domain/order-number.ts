/** What the months are counted by: the shop's clock hangs in Finland. */
const monthIn = new Intl.DateTimeFormat('sv-SE', {
  year: '2-digit',
  month: '2-digit',
  timeZone: 'Europe/Helsinki',
});

/** A moment's year and month in Finland: '2611' for November 2026. */
export const monthOf = (at: Date): string => monthIn.format(at).replace('-', '');

/**
 * The number by which people call an order: 'LL-2611-0042'. A month with more than 9,999 orders goes on with five digits.
 * @param prefix the brand's initials
 * @param running from 1 in each month; numbers may be left out, for this is no receipt's number
 */
export function orderNumber(prefix: string, month: string, running: number): string {
  return `${prefix}-${month}-${String(running).padStart(4, '0')}`;
}

/** The running number of an order's number. */
export const runningOf = (number: string): number => Number(number.slice(number.lastIndexOf('-') + 1));
