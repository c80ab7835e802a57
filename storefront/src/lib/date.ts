const finnish = new Intl.DateTimeFormat('fi-FI', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'Europe/Helsinki',
});

/** A day as Finns write it: '21.11.2026'; 'N/A' when there is none. */
export function dateText(iso: string | undefined): string {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? 'N/A' : finnish.format(time);
}
