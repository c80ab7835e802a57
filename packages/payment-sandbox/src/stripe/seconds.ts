/** Unix time. */
export const seconds = (iso: string): number => Math.floor(Date.parse(iso) / 1_000);
