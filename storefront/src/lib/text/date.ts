const finnish = new Intl.DateTimeFormat('fi-FI', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'Europe/Helsinki',
});

/** '21.11.2026'; 'N/A' without a date. */
export function dateText(iso: string | undefined): string {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? 'N/A' : finnish.format(time);
}

const minute = new Intl.DateTimeFormat('fi-FI', {
  day: 'numeric',
  month: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Helsinki',
});

/** '21.11. klo 14.05'. */
export function momentText(iso: string): string {
  return minute.format(new Date(iso));
}
