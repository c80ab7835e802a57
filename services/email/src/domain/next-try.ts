const MINUTE_MS = 60_000;
const LONGEST_MS = 4 * 60 * MINUTE_MS;
/** Mail servers give up after four or five days (RFC 5321, section 4.5.4.1); customers wait less. */
const GIVE_UP_MS = 3 * 24 * 60 * MINUTE_MS;

type Tried = {
  askedAt: Date;
  tries: number;
  expiresAt?: Date | undefined;
};

/**
 * Pauses of one, two, four minutes … at most four hours. @param tries so far @returns null after three days, or when
 * too late for the link
 */
export function nextTry({ askedAt, tries, expiresAt }: Tried, now: Date): Date | null {
  if (now.getTime() - askedAt.getTime() >= GIVE_UP_MS) return null;
  const next = new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** Math.max(tries - 1, 0), LONGEST_MS));
  return expiresAt && next >= expiresAt ? null : next;
}
