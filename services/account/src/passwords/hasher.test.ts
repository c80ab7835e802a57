import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHasher, type Hasher } from './hasher.ts';

/** A bound against hanging, which is what these tests are about. */
const PATIENCE_MS = 20_000;
let hasher: Hasher;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hasher = createHasher(4);
});
afterEach(async () => {
  await hasher.close();
  vi.useRealTimers();
});

test(
  'a password that comes while the last thread is being ended is looked at by another one',
  async () => {
    const hash = await hasher.hash('metsän siimes 9');
    vi.advanceTimersByTime(30_000);
    expect(await hasher.matches('metsän siimes 9', hash)).toBe(true);
  },
  PATIENCE_MS,
);

test(
  'threads that die leave their places to those who wait',
  async () => {
    const deadly = undefined as unknown as string;
    const asked = [deadly, deadly, 'metsän siimes 9'].map((password) => hasher.hash(password));
    const [first, second, last] = await Promise.allSettled(asked);
    expect([first?.status, second?.status]).toEqual(['rejected', 'rejected']);
    expect(last).toMatchObject({ status: 'fulfilled', value: expect.stringMatching(/^\$2b\$04\$/) });
  },
  PATIENCE_MS,
);
