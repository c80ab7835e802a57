const dayOf = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' });

/** The first moment of a day such as '2026-11-23', as the maker's clock has it. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00`).toISOString();

/** Its last moment. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

/** The day of a moment, for a date field; '' when there is none. */
export function fieldDay(moment: string | undefined): string {
  const date = new Date(moment ?? '');
  return Number.isNaN(date.getTime()) ? '' : dayOf.format(date);
}
