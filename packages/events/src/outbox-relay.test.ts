import { createLogger } from '@shop/service-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRelay } from './outbox-relay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an idle relay polls less often, and often again after an event', async () => {
  let looks = 0;
  const collection = {
    find: () => {
      looks += 1;
      return { toArray: () => Promise.resolve([]) };
    },
  };
  const bus = { onReady: () => undefined, isReachable: () => Promise.resolve(true) } as never;
  const logger = createLogger('test', 'silent');
  const relay = createRelay({ models: [{ collection }], bus, everyMs: 1_000, logger });
  const looksOfHalfAMinute = async () => {
    looks = 0;
    await vi.advanceTimersByTimeAsync(30_000);
    return looks;
  };
  const oftenAtLeast = 20;

  relay.start();
  expect(await looksOfHalfAMinute()).toBeGreaterThanOrEqual(oftenAtLeast);
  expect(await looksOfHalfAMinute()).toBeLessThanOrEqual(8);
  relay.send({ eventId: 'e', name: 'order-confirmed', payload: {}, consumers: [], requestId: 'r' } as never);
  expect(await looksOfHalfAMinute()).toBeGreaterThanOrEqual(oftenAtLeast);
  await relay.stop();
});
