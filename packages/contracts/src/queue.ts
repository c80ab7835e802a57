import { z } from 'zod';

export const queueSchema = z.object({
  /** Consumer, which is also the queue. */
  name: z.string(),
  event: z.string(),
  process: z.string(),
  waiting: z.int(),
  running: z.int(),
  delayed: z.int(),
  /** Failed within seven days; open ones are dead letters. */
  failed: z.int(),
});
export type QueueRecord = z.infer<typeof queueSchema>;
