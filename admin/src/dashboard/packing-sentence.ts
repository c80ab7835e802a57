import { dayOf, zone } from '../format/day-bounds.ts';
import { texts } from '../texts/fi.ts';

const DAY_MS = 86_400_000;
const dayText = new Intl.DateTimeFormat('fi-FI', { day: 'numeric', month: 'numeric', timeZone: zone });
const hourText = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone });

const { dashboard } = texts;

/** 'Huomenta, Aino.': first name only, by Finnish time. */
export function greeting(userName: string, now: Date): string {
  const hour = Number(hourText.format(now));
  const { morning, day, evening } = dashboard.greetings;
  const word = hour >= 4 && hour < 10 ? morning : hour >= 10 && hour < 18 ? day : evening;
  const [firstName] = userName.trim().split(/\s+/);
  return firstName ? `${word}, ${firstName}.` : `${word}.`;
}

/** Age of an order in 'odottaa, vanhin …'. */
export function sinceText(iso: string, now: Date): string {
  const days = daysBetween(iso, now);
  if (days <= 0) return dashboard.today;
  if (days === 1) return dashboard.yesterday;
  const date = new Date(iso);
  if (days < 7) return dashboard.weekdays[new Date(dayOf(date)).getUTCDay()] ?? '';
  return dashboard.ofDay(dayText.format(date));
}

export function daysBetween(iso: string, now: Date): number {
  const start = Date.parse(dayOf(new Date(iso)));
  return Math.round((Date.parse(dayOf(now)) - start) / DAY_MS);
}
