/* Moments as people write them: by the minute, on Finland's clocks. */

const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Helsinki',
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How far Finland's clocks are ahead of UTC at a moment, in milliseconds. */
const aheadMs = (moment: number): number => Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment;

/**
 * A moment from `2026-11-27T09:00`, which is Finland's time, or with `Z` or an offset, which is its own. An hour that
 * the clocks leave out in spring is the one after it; of an hour that comes twice in autumn the first is meant.
 * @returns null for anything else, also a day that no month has
 */
export function momentOf(text: string): Date | null {
  const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/.exec(
    text.trim(),
  );
  if (!parts) return null;
  const [, day = '', time = '', zone] = parts;
  const written = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(written) || new Date(`${day}T00:00Z`).toISOString().slice(0, 10) !== day) return null;
  if (zone) return new Date(text.trim());
  const summer = written - 3 * HOUR_MS;
  return new Date(summer + aheadMs(summer) === written ? summer : written - 2 * HOUR_MS);
}

/** A moment as a `datetime-local` field holds it, on Finland's clocks: `2026-11-27T09:00`; '' for none. */
export function localMinute(moment: string): string {
  const at = Date.parse(moment);
  return Number.isNaN(at) ? '' : clock.format(at).slice(0, 16).replace(' ', 'T');
}

/** The day that a moment falls on in Finland: `2026-11-27`. */
export const localDay = (moment: Date): string => clock.format(moment).slice(0, 10);

/**
 * The moment at which a day of Finland's calendar begins, or the day so many days after it.
 * @param day `2026-11-27`
 * @returns null beyond the year 9999
 */
export function startOfLocalDay(day: string, daysLater = 0): Date | null {
  const start = new Date(Date.parse(day) + daysLater * DAY_MS).toISOString().slice(0, 10);
  return momentOf(`${start}T00:00`);
}
