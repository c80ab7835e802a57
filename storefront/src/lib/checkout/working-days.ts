import { isFreeDay } from '@shop/shop-rules/free-days';
import { localDay } from '@shop/shop-rules/local-time';

const DAY_MS = 86_400_000;

/** Noon UTC of the day in Finland: the same day in both zones. */
const noonOf = (iso: string): number => Date.parse(`${localDay(new Date(iso))}T12:00:00Z`);

export function addWorkingDays(iso: string, count: number): Date {
  let noon = noonOf(iso);
  for (let remaining = count; remaining > 0;) {
    noon += DAY_MS;
    if (!isFreeDay(localDay(new Date(noon)))) remaining -= 1;
  }
  return new Date(noon);
}

/** Parses '2–4 arkipäivää'. */
export function workingDaysIn(words: string): { least: number; most: number } | null {
  const [, first, last = ''] =
    /^(?:(\d{1,2})\s*[–-]\s*)?(\d{1,2})\s+arkipäivä(?:ä|ssä)?\.?$/.exec(words.trim()) ?? [];
  const [least, most] = [Number(first ?? last), Number(last)];
  return last !== '' && least <= most ? { least, most } : null;
}
