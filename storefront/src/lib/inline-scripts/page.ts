/** Unchecked hint cookie: it only decides what is shown until /api/auth/check answers. */
export type Hint = { userName: string; role?: string } | null;

/** The first script leaves the hint here for the next one. */
export const page = document.documentElement as HTMLElement & { __hint?: Hint };
