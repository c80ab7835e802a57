import { z } from 'zod';
import { deadLetterServices } from '@shop/shop-rules/dead-letter';
import { errorCodeSchema } from './envelope.ts';

/** A dead letter as the back office's list answers it. */
export const deadLetterSchema = z.object({
  id: z.string(),
  service: z.enum(deadLetterServices),
  /** The event's name; one that the shop no longer knows may be among them. */
  event: z.string(),
  consumer: z.string(),
  /** When it failed last, and when for the first time. ISO 8601. */
  at: z.string(),
  firstAt: z.string(),
  /** How often it was tried in all. */
  attempts: z.int(),
  /** Whether it has been sent again and the outcome is not known yet. */
  replaying: z.boolean(),
  /** Whether there is still a listener to send it to. */
  replayable: z.boolean(),
  code: errorCodeSchema,
  /** The error in its own words, for whoever mends the shop. */
  error: z.string(),
  /** What the event is about, as far as it can be told. */
  about: z.object({ orderID: z.string().optional(), productID: z.string().optional() }),
  /** What the event tells, as JSON; cut off where it is very long. */
  payload: z.string(),
});
export type DeadLetterRecord = z.infer<typeof deadLetterSchema>;
