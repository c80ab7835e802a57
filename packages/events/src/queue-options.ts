export const ATTEMPTS = 8;

/** Pauses of 0.5, 1, 2 … 32 s with jitter. */
export const jobOptions = {
  attempts: ATTEMPTS,
  backoff: { type: 'exponential', delay: 500, jitter: 0.3 },
  removeOnComplete: { age: 3_600, count: 1_000 },
  removeOnFail: { age: 7 * 24 * 3_600, count: 1_000 },
} as const;

/**
 * A killed worker's job restarts after 5–15 s; a second run is harmless. BullMQ's defaults wait a minute and fail the
 * job at the
 * second kill.
 */
export const workerOptions = {
  lockDuration: 5_000,
  stalledInterval: 1_000,
  maxStalledCount: 100,
  runRetryDelay: 1_000,
} as const;
