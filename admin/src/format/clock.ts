import { finnishDay } from './calendar.ts';

/** '9.05' for '09:05'; '' for none. */
export const finnishClock = (time: string): string => time.replace(/^0(?=\d)/, '').replace(':', '.');

/** Parses '9', '9.05' or '09:05' to the latter; null for an invalid time. */
export function readClock(text: string): string | null {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[.:](\d{2}))?$/.exec(text.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** '27.11.2026 klo 9.00' for 2026-11-27T09:00; '' for none. */
export function finnishMoment(moment: string): string {
  const [day = '', time = ''] = moment.split('T');
  return moment === '' ? '' : `${finnishDay(day)} klo ${finnishClock(time)}`;
}
