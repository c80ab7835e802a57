import { z } from 'zod';
import { deadLetterServices } from '@shop/shop-rules/dead-letter';
import { errorCodeSchema } from './envelope.ts';

export const deadLetterSchema = z.object({
  id: z.string(),
  service: z.enum(deadLetterServices),
  /** May be unknown to this version. */
  event: z.string(),
  consumer: z.string(),
  /** Last and first failure, ISO 8601. */
  at: z.string(),
  firstAt: z.string(),
  attempts: z.int(),
  replaying: z.boolean(),
  replayable: z.boolean(),
  code: errorCodeSchema,
  error: z.string(),
  about: z.object({ orderID: z.string().optional(), productID: z.string().optional() }),
  /** JSON, cut when very long. */
  payload: z.string(),
});
export type DeadLetterRecord = z.infer<typeof deadLetterSchema>;
