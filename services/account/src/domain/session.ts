/** A session ends for good after twelve hours, and after half an hour without a call (OWASP ASVS 7.3). */
export const SESSION_MS = 12 * 3_600_000;
export const IDLE_MS = 30 * 60_000;
/** A session's last call is written down at most this often. */
export const TOUCH_MS = 60_000;

export type Session = {
  _id: string;
  userID: string;
  /** The account's epoch when the session was opened: with another one it is over. Missing in old ones, as 0. */
  epoch?: number;
  /** When and from where it was opened; missing in old ones. */
  openedAt?: Date;
  address?: string;
  browser?: string;
  system?: string;
  /** When it last showed a code of the second factor. */
  provedAt?: Date;
  lastSeenAt: Date;
  expiresAt: Date;
};
