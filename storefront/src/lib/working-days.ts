const dayIn = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Helsinki' });
const DAY_MS = 86_400_000;

const isWeekend = (noon: number): boolean => [0, 6].includes(new Date(noon).getUTCDay());

/** Noon in Greenwich of the day that a moment has in Finland, where it is the same day. */
const noonOf = (iso: string): number => Date.parse(`${dayIn.format(new Date(iso))}T12:00:00Z`);

/** Noon of the day so many days from Monday to Friday after a moment's; holidays in the week are not known here. */
export function addWorkingDays(iso: string, count: number): Date {
  let noon = noonOf(iso);
  for (let left = count; left > 0;) {
    noon += DAY_MS;
    if (!isWeekend(noon)) left -= 1;
  }
  return new Date(noon);
}
