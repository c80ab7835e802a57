const DAY_MS = 86_400_000;

const FIXED_HOLIDAYS = ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'];
/** Good Friday, Easter Monday, Ascension Day, in days from Easter; other holidays fall on weekends. */
const EASTER_HOLIDAYS = [-2, 1, 39];

/**
 * Whether a day is free: weekend, holiday, or eve of Christmas or Midsummer (act 150/1930, section 5). @param day
 * 2026-12-24
 */
export function isFreeDay(day: string): boolean {
  const date = new Date(day);
  const easter = easterOf(date.getUTCFullYear());
  return (
    [0, 6].includes(date.getUTCDay()) ||
    isMidsummerEve(date) ||
    FIXED_HOLIDAYS.includes(day.slice(5)) ||
    EASTER_HOLIDAYS.some((days) => easter + days * DAY_MS === date.getTime())
  );
}

/** The Friday of 19–25 June. */
const isMidsummerEve = (date: Date): boolean =>
  date.getUTCMonth() === 5 && date.getUTCDay() === 5 && date.getUTCDate() >= 19 && date.getUTCDate() <= 25;

/** In ms (Gregorian computus of Meeus, Jones and Butcher). */
function easterOf(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
