import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const storage = new AsyncLocalStorage<string>();

/** Id of the current request or event; undefined outside both. */
export function findRequestId(): string | undefined {
  return storage.getStore();
}

/** Id of the current request or event, or a new one. */
export function currentRequestId(): string {
  return findRequestId() ?? randomUUID();
}

/** Logs, internal calls and events of `work` carry `requestId`. */
export function runWithRequestId<T>(requestId: string, work: () => T): T {
  return storage.run(requestId, work);
}

/** Adds the current request id, which leads to the logs. */
export function withRequestId<Line extends object>(line: Line): Line & { requestId?: string } {
  const requestId = findRequestId();
  return requestId ? { ...line, requestId } : line;
}
