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

/** The day of a moment, such as 23.11.2026; 'N/A' when there is none. */
export function dateText(iso: string | undefined): string {
  const date = readDate(iso);
  return date ? dayLong.format(date) : texts.order.noDate;
}

/** Day and clock, such as 23.11.2026 klo 8.12. */
export function momentText(iso: string | undefined): string {
  const date = readDate(iso);
  return date ? `${day.format(date)} klo ${clock.format(date)}` : texts.order.noDate;
}

/** The clock of a moment to the second, such as klo 8.12.05, where many things happen in one minute. */
export function secondText(iso: string): string {
  const date = readDate(iso);
  return date ? `klo ${clockToTheSecond.format(date)}` : '';
}

/** The clock in Finland, such as 8.12. */
export const clockText = (moment: Date): string => clock.format(moment);

/** Euros from the wire as the maker reads them; nothing known is 0,00 €. */
export const euroText = (euros: unknown): string => formatEuro(centsFromEuros(euros) ?? 0);

/** The end of an order's number, enough to tell today's orders apart. */
export const shortId = (id: string): string => id.slice(-8);
