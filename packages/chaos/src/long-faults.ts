import { setTimeout as pause } from 'node:timers/promises';
import type { FaultyShop } from './battlefield.ts';
import { aWhile, onRedis, type Fault } from './faults.ts';
import { logInAsAdmin, uploadPicture } from './shopping.ts';

const SECOND = 1_000;

/** Adds and stops processes. */
export const scaling: Fault = async ({ shop }, random) => {
  const isWorker = (name: string) => name.startsWith('payment-worker');
  const stopAll = () =>
    Promise.all(shop.processes.filter(({ name }) => isWorker(name)).map((managed) => managed.stop()));
  const add = (many: number) =>
    Promise.all(Array.from({ length: many }, () => shop.addProcess('payment-worker')));
  await aWhile(random);
  await add(7);
  await pause(3 * SECOND);
  await stopAll();
  await pause(5 * SECOND);
  await add(3);
};

/** Beyond the tokens' leeway. */
export const shifting: Fault = async (faulty) => {
  for (const seconds of [20, -20, 600, -600]) {
    faulty.shiftClocks(seconds * SECOND);
    await pause(12 * SECOND);
  }
  faulty.shiftClocks(0);
};

/** Empties Redis repeatedly, and kills it. */
export const forgetting: Fault = async (faulty, random) => {
  for (let round = 0; round < 8; round += 1) {
    await aWhile(random);
    await onRedis(faulty, (redis) => redis.flushall());
    if (round % 4 === 3) await faulty.kill('redis');
  }
};

/** Fills Redis' memory. */
export const filling: Fault = async (faulty, random) => {
  await aWhile(random);
  await onRedis(faulty, (redis) => redis.config('SET', 'maxmemory', '1mb'));
  await pause(15 * SECOND);
  await onRedis(faulty, (redis) => redis.config('SET', 'maxmemory', '0'));
};

/** Fills the disk. */
export const fillingDisk: Fault = async ({ disk }, random) => {
  await aWhile(random);
  disk?.fill();
  await pause(20 * SECOND);
  disk?.clear();
};

/** Kills the image worker during uploads. */
export const picturing: Fault = async (faulty, random) => {
  const admin = await logInAsAdmin(faulty);
  const shown: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    shown.push(...((await uploadPicture(admin)) ?? []));
    await aWhile(random, 400);
    await faulty.kill('image-worker');
  }
  for (const picture of shown) {
    // A placeholder must not be cached.
    while (await isStandIn(faulty, picture)) await pause(SECOND);
  }
};

async function isStandIn({ shop }: FaultyShop, picture: string): Promise<boolean> {
  const { ok, headers } = await fetch(new URL(picture, shop.url));
  if (!ok) throw new Error(`${picture} is not there`);
  return headers.get('cache-control')?.includes('no-store') ?? true;
}
