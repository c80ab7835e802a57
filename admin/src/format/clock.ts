import { finnishDay } from './calendar.ts';

/** A time of day as Finns write it: '9.05' for '09:05'; '' for none. */
export const finnishClock = (time: string): string => time.replace(/^0(?=\d)/, '').replace(':', '.');

/**
 * Reads a time of day as it is typed: '9', '9.05' or '09:05'.
 * @returns the time as 09:05, or null for one that there is not
 */
export function readClock(text: string): string | null {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[.:](\d{2}))?$/.exec(text.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** A moment on Finland's clocks, 2026-11-27T09:00, as Finns write it: '27.11.2026 klo 9.00'; '' for none. */
export function finnishMoment(moment: string): string {
  const [day = '', time = ''] = moment.split('T');
  return moment === '' ? '' : `${finnishDay(day)} klo ${finnishClock(time)}`;
}
