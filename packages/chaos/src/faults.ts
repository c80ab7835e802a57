import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@shop/testing/random';
import { Redis } from 'ioredis';
import type { Battlefield } from './battlefield.ts';

export type Fault = (field: Battlefield, random: Random) => Promise<void>;

/** Random pause between faults. */
export const aWhile = (random: Random, mostMs = 1_500): Promise<void> => pause(300 + random.below(mostMs));

/** Kills processes. */
export function killing(names: readonly string[], rounds = 1): Fault {
  return async (field, random) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) {
        await aWhile(random);
        await field.kill(name);
      }
    }
  };
}

/** Suspends processes for `ms`. */
export function freezing(names: readonly string[], ms: number): Fault {
  return async (field, random) => {
    for (const name of names) {
      await aWhile(random);
      await field.freeze(name, ms);
    }
  };
}

/** Disturbs a store's connection. */
export function cutting(
  line: keyof Battlefield['lines'],
  mode: Parameters<Battlefield['lines']['mongo']['set']>[0],
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
  return async (field, random) => {
    for (const fault of faults) await fault(field, random);
  };
}

/** Past the proxy. */
export async function onRedis(
  { redisUrl }: Battlefield,
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
export const failingProviders: Fault = async (field, random) => {
  for (let round = 0; round < 12; round += 1) {
    for (const match of calls) {
      const failure = random.pick(failures);
      if (failure) await field.play({ match, ...failure });
    }
    await aWhile(random, 2_000);
  }
  await field.stopPlaying();
};
