/** Noon UTC is the same day in Finland. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** '1.11.2026'; '' for none. */
export function finnishDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return day === '' ? '' : `${date}.${month}.${year}`;
}

/** Parses '1.11.2026' or '2026-11-01' to the latter; null for an invalid day. */
export function readDay(text: string): string | null {
  const finnish = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim());
  const [year, month, date] = finnish
    ? [finnish[3], finnish[2], finnish[1]]
    : (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim())?.slice(1) ?? []);
  if (!year || !month || !date) return null;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const noon = noonOf(day);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day) ? day : null;
}

/** A Date at midnight in the browser's time zone. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00`);
export const dayOfDate = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((number) => String(number).padStart(2, '0'))
    .join('-');
