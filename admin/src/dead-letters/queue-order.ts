import type { QueueRecord } from '@shop/contracts';

const urgency = ({ failed, delayed, waiting, running }: QueueRecord): number =>
  [failed, delayed, waiting, running].findIndex((count) => count > 0);

/** Failed jobs first, then retried, waiting and running ones; idle queues last, else in the given order. */
export function byUrgency(queues: readonly QueueRecord[]): QueueRecord[] {
  const rank = (queue: QueueRecord): number => (urgency(queue) < 0 ? Infinity : urgency(queue));
  return queues.toSorted((a, b) => (rank(a) === rank(b) ? b.failed - a.failed : rank(a) - rank(b)));
}
