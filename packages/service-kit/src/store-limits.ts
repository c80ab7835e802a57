/** Oldest MongoDB that the shop runs on. */
export const OLDEST_MONGO_MAJOR = 6;

/** BullMQ's recommended minimum: major and minor version. */
const OLDEST_REDIS = [6, 2] as const;

/** How long a call waits for a primary: outlasts an election with `electionTimeoutMillis: 2000`. */
export const PRIMARY_WAIT_MS = 4_000;

/** Whether a version such as `7.0.15` is a Redis that the shop runs on. */
export function isFitRedis(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST_REDIS[0] || (major === OLDEST_REDIS[0] && minor >= OLDEST_REDIS[1]);
}
