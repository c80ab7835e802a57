import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { findMongoProgram, freePort } from '@shop/dev-stack';
import { waitFor } from '@shop/testing';
import { MongoClient } from 'mongodb';
import { expect, test } from 'vitest';
import { drawKey } from '../src/index.ts';
import { setUpBackups, type Shop } from './backup-harness.ts';

const { harness, back, bring, fill, rawOrders } = setUpBackups();

test('a restored shop has the same documents to the byte, indexes, pictures and settings, and no jobs', async () => {
  const [shop, other] = [await harness.newShop(), await harness.newShop()];
  await fill(shop);
  const name = await back(shop);
  await harness.redis.mset(`${other.prefix}:queue:1`, 'job', `${other.prefix}x:queue:1`, 'of another shop');
  const { settings } = await bring(other, name);
  expect(settings).toEqual({ SESSION_SECRET: 'sealing' });
  expect(await rawOrders(other.prefix)).toEqual(await rawOrders(shop.prefix));
  const indexesOf = ({ prefix }: Shop) => harness.client.db(`${prefix}_order`).collection('orders').indexes();
  expect(await indexesOf(other)).toEqual(await indexesOf(shop));
  const pictureOf = ({ folders }: Shop) => readFileSync(join(folders.pictures, 'asset', '240.webp'));
  expect(pictureOf(other).equals(pictureOf(shop))).toBe(true);
  expect(await harness.redis.exists(`${other.prefix}:queue:1`)).toBe(0);
  expect(await harness.redis.del(`${other.prefix}x:queue:1`)).toBe(1);
});

test('a backup is closed to other keys and readable by its owner alone', async () => {
  const shop = await harness.newShop();
  await fill(shop);
  const name = await back(shop);
  const file = join(harness.backups, name);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file).includes('sealing')).toBe(false);
  const target = await harness.newShop();
  await expect(bring(target, name, { key: (await drawKey()).secret })).rejects.toThrow('cannot be opened');
  await expect(bring(target, name, { key: harness.key.open })).rejects.toThrow('must be the secret half');
});

test('a damaged or shortened backup is refused before anything is written', async () => {
  const [shop, target] = [await harness.newShop(), await harness.newShop()];
  await fill(shop);
  const whole = readFileSync(join(harness.backups, await back(shop)));
  const turned = Buffer.from(whole);
  turned[whole.length - 1_000] = (turned[whole.length - 1_000] ?? 0) ^ 1;
  for (const [name, bytes] of Object.entries({ short: whole.subarray(0, whole.length - 70_000), turned })) {
    await harness.place.put(name, Readable.from([bytes]));
    await expect(bring(target, name)).rejects.toThrow('the backup cannot be read to its end');
  }
  expect(await rawOrders(target.prefix)).toEqual([]);
});

test('a backup whose place fails at its first byte is called unreadable, and not closed to the key', async () => {
  const failing = new Readable({ read: () => failing.destroy(new Error('connection reset')) });
  const place = { ...harness.place, get: () => Promise.resolve(failing) };
  await expect(bring(await harness.newShop(), 'any', { place })).rejects.toThrow(
    'the backup cannot be read to its end: connection reset',
  );
});

test('a place that holds anything is refused, unless it is to be replaced', async () => {
  const shop = await harness.newShop();
  await fill(shop);
  const name = await back(shop);
  await harness.client.db(`${shop.prefix}_cart`).collection('carts').insertOne({ later: true });
  await expect(bring(shop, name)).rejects.toThrow('nothing is restored without --replace');
  await bring(shop, name, { replaces: true });
  expect(await harness.client.db(`${shop.prefix}_cart`).collection('carts').countDocuments()).toBe(0);
  expect(await rawOrders(shop.prefix)).toHaveLength(2);
  const [onlyPictures] = [await harness.newShop()];
  mkdirSync(onlyPictures.folders.pictures, { recursive: true });
  writeFileSync(join(onlyPictures.folders.pictures, 'one'), '');
  await expect(bring(onlyPictures, name)).rejects.toThrow('is not empty');
});

test('the newest backups of a shop stay, and those of other shops', async () => {
  const [shop, other] = [await harness.newShop(), await harness.newShop()];
  await fill(shop);
  const kept = await back(other);
  const [first, second] = [await back(shop), await back(shop)];
  const third = await back(shop, 2);
  const names = readdirSync(harness.backups);
  expect(names).toEqual(expect.arrayContaining([kept, second, third]));
  expect(names).not.toContain(first);
});

/** Writes each number into one database, then into another; the other one holds none that the first lacks. */
async function writing<T>(client: MongoClient, { prefix }: Shop, work: () => Promise<T>): Promise<T> {
  const [first, then] = ['cart', 'order'].map((service) =>
    client.db(`${prefix}_${service}`).collection<{ _id: number }>('numbers'),
  );
  // Enough that reading the first takes a while.
  const bulk = Array.from({ length: 20_000 }, (_, index) => ({ _id: -1 - index, text: 'x'.repeat(200) }));
  await first?.insertMany(bulk);
  const over = new AbortController();
  const writes = (async () => {
    for (let number = 1; !over.signal.aborted; number += 1) {
      await first?.insertOne({ _id: number });
      await then?.insertOne({ _id: number });
    }
  })();
  await waitFor('the first writes', async () => ((await then?.countDocuments()) ?? 0) > 10);
  try {
    return await work();
  } finally {
    over.abort();
    await writes;
  }
}

async function expectOneMoment({ prefix }: Shop): Promise<void> {
  const lastOf = async (service: string) => {
    const numbers = harness.client.db(`${prefix}_${service}`).collection<{ _id: number }>('numbers');
    return (await numbers.findOne({}, { sort: { _id: -1 } }))?._id ?? 0;
  };
  const [first, then] = [await lastOf('cart'), await lastOf('order')];
  expect(then).toBeGreaterThan(10);
  expect([then, then + 1]).toContain(first);
}

test('a replica set is read at one moment while it is written to', async () => {
  const [shop, other] = [await harness.newShop(), await harness.newShop()];
  await bring(other, await writing(harness.client, shop, () => back(shop)));
  await expectOneMoment(other);
});

test('a standalone is read at one moment too, and takes writes again when a backup was killed or failed', async () => {
  const program = await findMongoProgram();
  if (!program) throw new Error('this test needs a mongod on this machine');
  const [port, data] = [await freePort(), mkdtempSync(join(tmpdir(), 'shop-standalone-'))];
  const args = [
    '--port',
    `${port}`,
    '--dbpath',
    data,
    '--bind_ip',
    '127.0.0.1',
    '--wiredTigerCacheSizeGB',
    '0.25',
  ];
  const server = spawn(program.file, [...args, '--nounixsocket'], { stdio: 'ignore', env: program.env });
  const url = `mongodb://127.0.0.1:${port}`;
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 60_000 });
  try {
    const [shop, other] = [await harness.newShop(url), await harness.newShop()];
    await bring(other, await writing(client, shop, () => back(shop)));
    await expectOneMoment(other);
    const guard = spawn(process.execPath, [join(import.meta.dirname, '../src/unlock-when-alone.ts')], {
      env: { MONGO_URL: url },
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    await client.db('admin').command({ fsync: 1, lock: true });
    let isWritten = false;
    const write = client
      .db('one')
      .collection('late')
      .insertOne({})
      .then(() => (isWritten = true));
    await pause(100);
    expect(isWritten).toBe(false);
    guard.stdin.end();
    await write;
    const full = { ...harness.place, put: () => Promise.reject(new Error('no space')) };
    await expect(back(shop, 30, full)).rejects.toThrow('no space');
    await client.db('one').collection('late').insertOne({});
  } finally {
    await client.close();
    server.kill('SIGKILL');
    await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  }
});
