/** What the hint cookie says of the visitor. Unchecked: it only decides what is shown until /api/auth/check answers. */
export type Hint = { userName: string; role?: string } | null;

/** `<html>`, on which the first script leaves the hint for the next one. */
export const page = document.documentElement as HTMLElement & { __hint?: Hint };
