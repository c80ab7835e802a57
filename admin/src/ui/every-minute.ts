/** For screens that stay open. */
export const EVERY_MINUTE_MS = 60_000;
