/** Days are Finland's, independent of the browser. */
export const zone = 'Europe/Helsinki';

const dayFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone });
const dateTimeFormat = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: zone,
});

/** Such as '2026-11-23'. */
export const dayOf = (moment: Date): string => dayFormat.format(moment);

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

const helsinkiOffsetMs = (moment: number): number =>
  Date.parse(`${dateTimeFormat.format(moment).replace(' ', 'T')}Z`) - moment;

/** ISO 8601. Applies the offset twice: the first guess may be across a clock change. */
export function startOfDay(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return new Date(midnight - helsinkiOffsetMs(midnight - helsinkiOffsetMs(midnight))).toISOString();
}

export const endOfDay = (day: string): string =>
  new Date(Date.parse(startOfDay(addDays(day, 1))) - 1).toISOString();

export function dayOrEmpty(moment: string | undefined): string {
  const date = new Date(moment ?? '');
  return Number.isNaN(date.getTime()) ? '' : dayOf(date);
}
