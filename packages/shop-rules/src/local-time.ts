/* By the minute, Finnish time. */

const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Helsinki',
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Finland's offset from UTC. */
const aheadMs = (moment: number): number => Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment;

/**
 * Reads `2026-11-27T09:00` as Finnish time or by its offset. A skipped hour means the next, a repeated one the first.
 * @returns null when invalid
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

/** Value of a `datetime-local` field in Finnish time: `2026-11-27T09:00`; '' for none. */
export function localMinute(moment: string): string {
  const at = Date.parse(moment);
  return Number.isNaN(at) ? '' : clock.format(at).slice(0, 16).replace(' ', 'T');
}

/** Day in Finland: `2026-11-27`. */
export const localDay = (moment: Date): string => clock.format(moment).slice(0, 10);

/** Start of a Finnish day, or of a day `daysLater`. @param day `2026-11-27` @returns null beyond the year 9999 */
export function startOfLocalDay(day: string, daysLater = 0): Date | null {
  const start = new Date(Date.parse(day) + daysLater * DAY_MS).toISOString().slice(0, 10);
  return momentOf(`${start}T00:00`);
}
