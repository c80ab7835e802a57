import { setImmediate as turn } from 'node:timers/promises';
import { createLogger } from '@shop/service-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmailSender } from './email-sender.ts';

const logger = createLogger('email', 'silent');
let due: number;
let looks: number;
/** Ends each delivery under way. */
let answers: (() => void)[];

const sendNext = async (onTaken: () => void): Promise<boolean> => {
  looks += 1;
  if (due === 0) return false;
  due -= 1;
  onTaken();
  await new Promise<void>((resolve) => answers.push(resolve));
  return true;
};
const settled = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(1);
  await turn();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [due, looks, answers] = [0, 0, []];
});
afterEach(() => void vi.useRealTimers());

test('an email costs two queries, and at most four are sent at once', async () => {
  const sender = createEmailSender(sendNext, logger);
  sender.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(looks).toBe(1);
  due = 1;
  sender.nudge();
  await settled();
  expect([looks, answers.length]).toEqual([3, 1]);
  due = 5;
  sender.nudge();
  await settled();
  expect([looks, answers.length, due]).toEqual([6, 4, 2]);
  // A place that is free again takes the next one.
  answers[0]?.();
  await settled();
  expect([answers.length, due]).toEqual([5, 1]);
  const stopped = sender.stop();
  for (const answer of answers) answer();
  await stopped;
  expect(due).toBe(1);
});

test('three slow deliveries cause no further queries', async () => {
  const sender = createEmailSender(sendNext, logger);
  due = 3;
  sender.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([looks, answers.length]).toEqual([4, 3]);
  await settled();
  await settled();
  expect(looks).toBe(4);
  const stopped = sender.stop();
  for (const answer of answers) answer();
  await stopped;
});
