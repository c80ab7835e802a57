import { addDays } from './day-bounds.ts';

/** Noon is the same day in Finland and in Greenwich. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A day as Finns write it: '1.11.2026'; '' for none. */
export function finnishDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return day === '' ? '' : `${date}.${month}.${year}`;
}

/**
 * Reads a day as it is typed, '1.11.2026' or '2026-11-01'.
 * @returns the day as 2026-11-01, or null for one that there is not
 */
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

/** The first day of the month so many months from a day's. */
export function firstOfMonth(day: string, months = 0): string {
  const noon = noonOf(`${day.slice(0, 7)}-01`);
  noon.setUTCMonth(noon.getUTCMonth() + months);
  return noon.toISOString().slice(0, 10);
}

/** The weeks of a day's month from Monday to Sunday; '' where a week reaches into another month. */
export function weeksOf(day: string): string[][] {
  const first = firstOfMonth(day);
  const month = first.slice(0, 7);
  const before = (noonOf(first).getUTCDay() + 6) % 7;
  const weeks: string[][] = [];
  for (let monday = addDays(first, -before); monday < firstOfMonth(day, 1); monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
    weeks.push(days.map((one) => (one.startsWith(month) ? one : '')));
  }
  return weeks;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Where a key leads from a day in a calendar, or null for a key that leads nowhere. */
export function dayByKey(day: string, key: string): string | null {
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  const weekday = (noonOf(day).getUTCDay() + 6) % 7;
  if (key === 'Home') return addDays(day, -weekday);
  if (key === 'End') return addDays(day, 6 - weekday);
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const month = firstOfMonth(day, key === 'PageUp' ? -1 : 1);
  const last = addDays(firstOfMonth(month, 1), -1);
  const same = month.slice(0, 8) + day.slice(8);
  return same < last ? same : last;
}
