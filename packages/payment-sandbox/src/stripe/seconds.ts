/** A time as Stripe writes it: whole seconds since 1970. */
export const seconds = (iso: string): number => Math.floor(Date.parse(iso) / 1_000);
