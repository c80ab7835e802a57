const MINUTE_MS = 60_000;
const LONGEST_MS = 4 * 60 * MINUTE_MS;
/** Mail servers themselves give up after four or five days (RFC 5321, section 4.5.4.1); a customer waits less long. */
const GIVE_UP_MS = 3 * 24 * 60 * MINUTE_MS;

type Tried = {
  askedAt: Date;
  tries: number;
  /** When the letter's link is over, if it has one. */
  expiresAt?: Date | undefined;
};

/**
 * When a sending is tried again after a failure that may pass: after one minute, two, four … at most four hours.
 * @param tries how often it was tried
 * @returns null when it has been tried for three days, or the letter would come too late
 */
export function nextTry({ askedAt, tries, expiresAt }: Tried, now: Date): Date | null {
  if (now.getTime() - askedAt.getTime() >= GIVE_UP_MS) return null;
  const next = new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** Math.max(tries - 1, 0), LONGEST_MS));
  return expiresAt && next >= expiresAt ? null : next;
}
