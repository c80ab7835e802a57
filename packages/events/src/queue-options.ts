/** How often a job is tried before it goes to the dead letters. */
export const ATTEMPTS = 8;

/** Every job: growing pauses of 0.5, 1, 2 … 32 s with jitter; what is done is forgotten soon. */
export const jobOptions = {
  attempts: ATTEMPTS,
  backoff: { type: 'exponential', delay: 500, jitter: 0.3 },
  removeOnComplete: { age: 3_600, count: 1_000 },
  removeOnFail: { age: 7 * 24 * 3_600, count: 1_000 },
} as const;

/**
 * A killed worker's job is taken up again after 5 to 7 s, and later, but within 15, where workers at rest
 * (`rest-when-idle.ts`) look beside others: handlers are guarded writes, so a worker that was only slow to renew its lock
 * costs a second run and no more. BullMQ's defaults would wait a minute, and move the job to failed at the second kill. After
 * an error of the connection it asks again in a second, not in 15.
 */
export const workerOptions = {
  lockDuration: 5_000,
  stalledInterval: 1_000,
  maxStalledCount: 100,
  runRetryDelay: 1_000,
} as const;
