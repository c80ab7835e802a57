import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const storage = new AsyncLocalStorage<string>();

/** The id of the request or event that is being handled; undefined outside of both. */
export function findRequestId(): string | undefined {
  return storage.getStore();
}

/** The id of the request or event that is being handled, or a new one outside of both. */
export function currentRequestId(): string {
  return findRequestId() ?? randomUUID();
}

/** Runs `work` so that its logs, internal calls and events carry `requestId`. */
export function runWithRequestId<T>(requestId: string, work: () => T): T {
  return storage.run(requestId, work);
}

/**
 * A line that is written down, with the id of the request or event that wrote it: the logs tell more under it.
 * @returns the line as it is outside of both
 */
export function withRequestId<Line extends object>(line: Line): Line & { requestId?: string } {
  const requestId = findRequestId();
  return requestId ? { ...line, requestId } : line;
}
