import { zone } from '../format/day-bounds.ts';
import { clockText, dateText } from '../format/format-text.ts';
import { texts } from '../texts/fi.ts';
import { daysBetween } from './packing-sentence.ts';

const weekday = new Intl.DateTimeFormat('fi-FI', { weekday: 'long', timeZone: zone });

/** Such as 'tänään 6.30', 'eilen', 'lauantaina' or 16.11.2026. */
export function whenText(iso: string, now: Date): string {
  const days = daysBetween(iso, now);
  if (days <= 0) return texts.dashboard.todayAt(clockText(new Date(iso)));
  if (days === 1) return texts.dashboard.onYesterday;
  return days < 7 ? `${weekday.format(new Date(iso))}na` : dateText(iso);
}
