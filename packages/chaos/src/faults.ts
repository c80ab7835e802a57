import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@shop/testing/random';
import { Redis } from 'ioredis';
import type { FaultyShop } from './battlefield.ts';

export type Fault = (faulty: FaultyShop, random: Random) => Promise<void>;

/** Random pause between faults. */
export const aWhile = (random: Random, mostMs = 1_500): Promise<void> => pause(300 + random.below(mostMs));

/** Kills processes. */
export function killing(names: readonly string[], rounds = 1): Fault {
  return async (faulty, random) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) {
        await aWhile(random);
        await faulty.kill(name);
      }
    }
  };
}

/** Suspends processes for `ms`. */
export function freezing(names: readonly string[], ms: number): Fault {
  return async (faulty, random) => {
    for (const name of names) {
      await aWhile(random);
      await faulty.freeze(name, ms);
    }
  };
}

/** Disturbs a store's connection. */
export function cutting(
  line: keyof FaultyShop['lines'],
  mode: Parameters<FaultyShop['lines']['mongo']['set']>[0],
  ms: number,
): Fault {
  return async ({ lines }, random) => {
    await aWhile(random);
    lines[line].set(mode);
    await pause(ms);
    lines[line].set('open');
  };
}

/** Runs faults one after another. */
export function oneByOne(...faults: Fault[]): Fault {
  return async (faulty, random) => {
    for (const fault of faults) await fault(faulty, random);
  };
}

/** Past the proxy. */
export async function onRedis(
  { redisUrl }: FaultyShop,
  work: (redis: Redis) => Promise<unknown>,
): Promise<void> {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1 });
  redis.on('error', () => undefined);
  try {
    await work(redis);
  } finally {
    redis.disconnect();
  }
}

const calls = [
  'POST /v1/checkout/sessions$',
  'GET /v1/checkout/sessions/',
  'POST /v1/checkout/sessions/.*/expire',
  'POST /v1/oauth2/token',
  'POST /v2/checkout/orders$',
  'GET /v2/checkout/orders/',
  'POST /v2/checkout/orders/.*/capture',
];
const failures = [
  { behaviour: 'reply', status: 500 },
  { behaviour: 'reply', status: 503 },
  { behaviour: 'reply', status: 429, headers: { 'retry-after': '1' } },
  { behaviour: 'drop' },
  { behaviour: 'commit-then-drop' },
  { behaviour: '500-after-commit' },
  { behaviour: 'delay', ms: 1_500 },
  { behaviour: 'hold', ms: 5_000 },
  { behaviour: 'revoke' },
] as const;

/** Every failure at every provider call. */
export const failingProviders: Fault = async (faulty, random) => {
  for (let round = 0; round < 12; round += 1) {
    for (const match of calls) {
      const failure = random.pick(failures);
      if (failure) await faulty.play({ match, ...failure });
    }
    await aWhile(random, 2_000);
  }
  await faulty.stopPlaying();
};
