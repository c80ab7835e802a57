import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workerOptions } from './queue-options.ts';
import { restWhenIdle } from './rest-when-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aWorker = () => Object.assign(new EventEmitter(), { opts: { stalledInterval: 0 } });
const OFTEN = workerOptions.stalledInterval;

test('a worker polls for stalled jobs often after its start and after a job, and rarely while idle', () => {
  const worker = aWorker();
  restWhenIdle(worker);
  expect(worker.opts.stalledInterval).toBe(OFTEN);
  vi.advanceTimersByTime(20_000);
  worker.emit('active');
  vi.advanceTimersByTime(20_000);
  expect(worker.opts.stalledInterval).toBe(OFTEN);
  vi.advanceTimersByTime(20_000);
  expect(worker.opts.stalledInterval).toBe(5 * OFTEN);
  worker.emit('active');
  expect(worker.opts.stalledInterval).toBe(OFTEN);
});

test('a worker that closes leaves no timer behind', () => {
  const worker = aWorker();
  restWhenIdle(worker);
  worker.emit('active');
  worker.emit('closing');
  expect(vi.getTimerCount()).toBe(0);
  worker.emit('active');
  expect(vi.getTimerCount()).toBe(0);
});
