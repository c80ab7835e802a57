/** Ends after twelve hours, or half an hour without a call (OWASP ASVS 7.3). */
export const SESSION_MS = 12 * 3_600_000;
export const IDLE_MS = 30 * 60_000;
/** Shortest time between stored last calls. */
export const TOUCH_MS = 60_000;

export type Session = {
  _id: string;
  userID: string;
  /** The account's epoch at login; with another one the session is over. */
  epoch: number;
  openedAt: Date;
  address: string;
  browser: string;
  system: string;
  /** Last code of the second factor; only with one. */
  provedAt?: Date;
  lastSeenAt: Date;
  expiresAt: Date;
};
