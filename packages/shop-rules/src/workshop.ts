import { localDay } from './local-time.ts';

export type Workshop = { isOn: boolean; daysPerWeek: number; closedWeeks: string[] };

export type OrderPromise = { week: string; queue: number };

export const workStates = ['queued', 'working', 'ready'] as const;
export type WorkState = (typeof workStates)[number];

export const workStateLabels: Record<WorkState, string> = {
  queued: 'Jonossa',
  working: 'Työn alla',
  ready: 'Valmis',
};

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const WORKING_DAYS = 5;
const MAX_WEEKS = 5_200;

/** `2026-12-31` as `2026-W53` (ISO 8601). */
export function isoWeek(day: string): string {
  const date = new Date(day);
  const thursday = date.getTime() + (4 - (date.getUTCDay() || 7)) * DAY_MS;
  const year = new Date(thursday).getUTCFullYear();
  const number = Math.floor((thursday - Date.UTC(year, 0, 1)) / WEEK_MS) + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** Week in which `days` of work are done, the queue included. */
export function promisedWeek(
  days: number,
  { daysPerWeek, closedWeeks }: Pick<Workshop, 'daysPerWeek' | 'closedWeeks'>,
  now: Date,
): string {
  const today = new Date(localDay(now)).getTime();
  const daysGone = (new Date(today).getUTCDay() + 6) % 7;
  const closed = new Set(closedWeeks);
  let left = days;
  for (let n = 0; n < MAX_WEEKS; n += 1) {
    const week = isoWeek(new Date(today + n * WEEK_MS).toISOString().slice(0, 10));
    const daysOpen = n === 0 ? Math.max(0, Math.max(WORKING_DAYS, daysPerWeek) - daysGone) : daysPerWeek;
    if (!closed.has(week)) left -= Math.min(daysPerWeek, daysOpen);
    if (left <= 0 && !closed.has(week)) return week;
  }
  return isoWeek(new Date(today + MAX_WEEKS * WEEK_MS).toISOString().slice(0, 10));
}

/** Last day of a week: `2027-W03` as `2027-01-24`. */
export function lastDayOfWeek(week: string): string {
  const [year = '', number = ''] = week.split('-W');
  const fourth = new Date(`${year}-01-04`);
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY_MS;
  return new Date(monday + (Number(number) - 1) * WEEK_MS + 6 * DAY_MS).toISOString().slice(0, 10);
}

/** By Finnish time. */
export const isPastWeek = (week: string, now: Date): boolean => lastDayOfWeek(week) < localDay(now);

/** `2027-W03` as '3'. */
export const weekNumber = (week: string): string => String(Number(week.split('-W')[1]));

/** 'Valmistuu viikolla 3, jonossa 4' */
export function promiseText({ week, queue }: OrderPromise): string {
  return `Valmistuu viikolla ${weekNumber(week)}, ${queue > 0 ? `jonossa ${queue}` : 'ei jonoa'}`;
}
