import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const storage = new AsyncLocalStorage<string>();

/** Undefined outside requests and events. */
export function findRequestId(): string | undefined {
  return storage.getStore();
}

/** Of the request or event, else new. */
export function currentRequestId(): string {
  return findRequestId() ?? randomUUID();
}

/** For logs, internal calls and events of `work`. */
export function runWithRequestId<T>(requestId: string, work: () => T): T {
  return storage.run(requestId, work);
}

/** For finding the logs. */
export function withRequestId<Line extends object>(line: Line): Line & { requestId?: string } {
  const requestId = findRequestId();
  return requestId ? { ...line, requestId } : line;
}
