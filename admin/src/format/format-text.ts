import { centsFromEuros, formatEuro } from '@shop/money';
import { texts } from '../texts/fi.ts';
import { zone } from './day-bounds.ts';

const day = new Intl.DateTimeFormat('fi-FI', { dateStyle: 'short', timeZone: zone });
const dayLong = new Intl.DateTimeFormat('fi-FI', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: zone,
});
const clock = new Intl.DateTimeFormat('fi-FI', { timeStyle: 'short', timeZone: zone });
const clockToTheSecond = new Intl.DateTimeFormat('fi-FI', { timeStyle: 'medium', timeZone: zone });

function readDate(iso: string | undefined): Date | null {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Such as 23.11.2026; 'N/A' for none. */
export function dateText(iso: string | undefined): string {
  const date = readDate(iso);
  return date ? dayLong.format(date) : texts.order.noDate;
}

export function momentText(iso: string | undefined): string {
  const date = readDate(iso);
  return date ? `${day.format(date)} klo ${clock.format(date)}` : texts.order.noDate;
}

export function secondText(iso: string): string {
  const date = readDate(iso);
  return date ? `klo ${clockToTheSecond.format(date)}` : '';
}

/** Finnish time, such as 8.12. */
export const clockText = (moment: Date): string => clock.format(moment);

/** 0,00 € for unknown. */
export const euroText = (euros: unknown): string => formatEuro(centsFromEuros(euros) ?? 0);

export const shortId = (id: string): string => id.slice(-8);
