/** The shop's days are Finland's, wherever the maker sits. */
export const zone = 'Europe/Helsinki';

const dayIn = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone });
const momentIn = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: zone,
});

/** A moment's day in Finland, such as '2026-11-23'. */
export const dayOf = (moment: Date): string => dayIn.format(moment);

/** The day so many days after another. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** How far Finland's clock is ahead of UTC. */
const aheadMs = (moment: number): number =>
  Date.parse(`${momentIn.format(moment).replace(' ', 'T')}Z`) - moment;

/** The first moment of a day. Finland's clocks change at three in the morning, so midnight is never in doubt. */
export function startOfDay(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return new Date(midnight - aheadMs(midnight - aheadMs(midnight))).toISOString();
}

/** Its last moment. */
export const endOfDay = (day: string): string =>
  new Date(Date.parse(startOfDay(addDays(day, 1))) - 1).toISOString();

/** The day of a moment, for a date field; '' when there is none. */
export function fieldDay(moment: string | undefined): string {
  const date = new Date(moment ?? '');
  return Number.isNaN(date.getTime()) ? '' : dayOf(date);
}
