import { z } from 'zod';

/** What lies in the queue of one listener, as the back office's call answers it. */
export const queueSchema = z.object({
  /** The listener's name, which is the queue's. */
  name: z.string(),
  /** The event that it listens to, and the process in which it runs. */
  event: z.string(),
  process: z.string(),
  waiting: z.int(),
  running: z.int(),
  /** To be tried again after a pause. */
  delayed: z.int(),
  /** Given up within the last seven days; what still has to be done of it is a dead letter. */
  failed: z.int(),
});
export type QueueRecord = z.infer<typeof queueSchema>;
