import { MongoClient } from 'mongodb';
import { afterEach, expect, test, vi } from 'vitest';
import { askProcesses } from '../src/ask-processes.ts';
import { examineMongoClock, examineProcessClocks, examineRedisClock } from '../src/checks/clock.ts';
import { setUpExaminedShop } from './examined-shop.ts';

const shop = setUpExaminedShop();
afterEach(() => vi.useRealTimers());

test.each([
  [-20_000, 'ahead of'],
  [20_000, 'behind'],
])('clocks are compared with a machine that is off by %d ms', async (offMs, direction) => {
  const mongo = new MongoClient(shop.env.MONGO_URL);
  const examine = async () => [
    await examineMongoClock({ mongo }),
    await examineRedisClock({ redis: shop.redis }),
    examineProcessClocks({ answers: await askProcesses(shop.settings()) }),
  ];
  const sentences = async () => (await examine()).flatMap(({ problems }) => problems.map(({ says }) => says));
  expect(await sentences()).toEqual([]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offMs });
  // The clock of a process is read by the second.
  const words = (whose: string) =>
    expect.stringMatching(new RegExp(`^The clock of ${whose} is (19|20|21) s ${direction} this machine's`));
  expect(await sentences()).toEqual(['MongoDB', 'Redis', 'gateway', 'order'].map(words));
  await mongo.close();
});
