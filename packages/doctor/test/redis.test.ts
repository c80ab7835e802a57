import type { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { examineRedis } from '../src/checks/redis.ts';
import { setUpExaminedShop } from './examined-shop.ts';

const shop = setUpExaminedShop();
const sentences = async (redis: Pick<Redis, 'info'> = shop.redis) =>
  (await examineRedis({ redis })).problems.map(({ level, says }) => `${level}: ${says}`);

test('the settings of npm start are fine', async () => {
  expect(await sentences()).toEqual([]);
});

test.each([
  ['maxmemory-policy', 'allkeys-lru', 'noeviction', /^wrong: maxmemory-policy is allkeys-lru: /],
  ['appendonly', 'no', 'yes', /^look: appendonly is off: /],
  ['maxmemory', '1000000', '0', /^wrong: Redis uses \d+ % of its maxmemory \(1 MB\)/],
])('%s %s is found', async (setting, planted, sound, sentence) => {
  await shop.redis.config('SET', setting, planted);
  const found = await sentences();
  await shop.redis.config('SET', setting, sound);
  expect(found).toEqual([expect.stringMatching(sentence)]);
});

test.each([
  ['redis_version:6.0.16', /^wrong: Redis 6.0.16 is too old/],
  ['aof_last_write_status:err', /^wrong: Redis cannot write its append-only file/],
])('%s is found', async (planted, sentence) => {
  const [name = ''] = planted.split(':');
  const info = async (...parts: string[]) =>
    (await shop.redis.info(...parts)).replace(new RegExp(`^${name}:.*$`, 'm'), planted);
  expect(await sentences({ info } as Pick<Redis, 'info'>)).toEqual([expect.stringMatching(sentence)]);
});
