import type { ErrorCode } from './error-codes.ts';

/*
 * Events that a listener could not apply. They stand apart from the schemas, because the back office's screen needs
 * the names and should not ship zod.
 */

/** The services that have listeners; each serves the dead letters of its own. */
export const deadLetterServices = ['order', 'cart', 'payment', 'catalog'] as const;
export type DeadLetterService = (typeof deadLetterServices)[number];

/** What an event is about, as far as it can be told. */
type DeadLetterSubject = { orderID?: string; productID?: string };

/** A dead letter as the back office's list answers it. */
export type DeadLetterRecord = {
  id: string;
  service: DeadLetterService;
  /** The event's name; one that the shop no longer knows may be among them. */
  event: string;
  consumer: string;
  /** When it failed last, and when for the first time. ISO 8601. */
  at: string;
  firstAt: string;
  /** How often it was tried in all. */
  attempts: number;
  /** Whether it has been sent again and the outcome is not known yet. */
  replaying: boolean;
  /** Whether there is still a listener to send it to. */
  replayable: boolean;
  code: ErrorCode;
  /** The error in its own words, for whoever mends the shop. */
  error: string;
  about: DeadLetterSubject;
  /** What the event tells, as JSON; cut off where it is very long. */
  payload: string;
};
