/** How often what stands open for long is looked at anew. */
export const EVERY_MINUTE_MS = 60_000;
