import { isFreeDay } from '@shop/shop-rules/free-days';
import { localDay } from '@shop/shop-rules/local-time';

const DAY_MS = 86_400_000;

/** Noon in Greenwich of the day that a moment has in Finland, where it is the same day. */
const noonOf = (iso: string): number => Date.parse(`${localDay(new Date(iso))}T12:00:00Z`);

/** Noon of the day so many working days in Finland after a moment's. */
export function addWorkingDays(iso: string, count: number): Date {
  let noon = noonOf(iso);
  for (let left = count; left > 0;) {
    noon += DAY_MS;
    if (!isFreeDay(localDay(new Date(noon)))) left -= 1;
  }
  return new Date(noon);
}

/**
 * The working days that a delivery method's own words tell, such as '2–4 arkipäivää'.
 * @returns the least and the most; null where the words are no number of working days
 */
export function workingDaysIn(words: string): { least: number; most: number } | null {
  const [, first, last = ''] =
    /^(?:(\d{1,2})\s*[–-]\s*)?(\d{1,2})\s+arkipäivä(?:ä|ssä)?\.?$/.exec(words.trim()) ?? [];
  const [least, most] = [Number(first ?? last), Number(last)];
  return last !== '' && least <= most ? { least, most } : null;
}
