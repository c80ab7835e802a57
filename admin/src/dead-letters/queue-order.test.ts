import type { QueueRecord } from '@shop/contracts';
import { expect, test } from 'vitest';
import { byUrgency } from './queue-order.ts';

const queue = (name: string, counts: Partial<QueueRecord> = {}): QueueRecord => ({
  name,
  event: 'order-confirmed',
  process: 'order',
  waiting: 0,
  running: 0,
  delayed: 0,
  failed: 0,
  ...counts,
});

test('queues that need action come first, idle ones last in their order', () => {
  const queues = [
    queue('idle'),
    queue('running', { running: 2 }),
    queue('failed', { failed: 1 }),
    queue('waiting', { waiting: 9, running: 1 }),
    queue('retried', { delayed: 1, waiting: 3 }),
    queue('failed more', { failed: 3 }),
    queue('idle too'),
  ];
  expect(byUrgency(queues).map(({ name }) => name)).toEqual([
    'failed more',
    'failed',
    'retried',
    'waiting',
    'running',
    'idle',
    'idle too',
  ]);
});
