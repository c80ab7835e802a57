import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { findMongoProgram, freePort } from '@shop/dev-stack';
import { setUpHarness, testSettings, waitFor } from '@shop/testing';
import { Redis } from 'ioredis';
import { BSON, MongoClient } from 'mongodb';
import { expect, test } from 'vitest';
import { backUp, drawKey, folderPlace, restore } from '../src/index.ts';

const harness = setUpHarness(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-backup-'));
  const { MONGO_URL: mongoUrl, REDIS_URL: redisUrl } = testSettings().config;
  const client = await new MongoClient(mongoUrl).connect();
  const redis = new Redis(redisUrl);
  const prefixes: string[] = [];
  return {
    client,
    redis,
    key: await drawKey(),
    place: folderPlace(join(folder, 'backups')),
    backups: join(folder, 'backups'),
    /** An empty shop; its databases are dropped at the end. */
    newShop: (at = mongoUrl) => {
      const prefix = `test-${randomBytes(6).toString('hex')}`;
      prefixes.push(prefix);
      const folders = { pictures: join(folder, prefix, 'pictures'), mail: join(folder, prefix, 'mail') };
      return { mongoUrl: at, redisUrl, prefix, folders };
    },
    close: async () => {
      for (const prefix of prefixes) {
        for (const service of ['cart', 'order']) await client.db(`${prefix}_${service}`).dropDatabase();
      }
      await client.close();
      redis.disconnect();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});

const say = () => undefined;
type Shop = ReturnType<typeof harness.newShop>;

async function back(shop: Shop, keep = 30): Promise<string> {
  const settings = { SESSION_SECRET: 'sealing' };
  return backUp({ shop, settings, place: harness.place, key: harness.key.open, keep, say });
}

/** Under another prefix, as an empty place. */
async function bring(shop: Shop, name: string, replaces = false, key = harness.key.secret) {
  return restore({ shop, place: harness.place, name, key, replaces, say });
}

async function fill({ prefix, folders }: Shop): Promise<void> {
  const orders = harness.client.db(`${prefix}_order`).collection<{ _id: string }>('orders');
  await orders.createIndex({ number: 1 }, { unique: true, partialFilterExpression: { number: { $gt: 0 } } });
  await orders.insertMany([
    { _id: 'a', number: new BSON.Int32(1), at: new Date(5), bytes: new BSON.Binary(Buffer.from('b')) },
    { _id: 'b', number: new BSON.Double(2), long: BSON.Long.fromString('9007199254740993'), none: null },
  ] as never[]);
  mkdirSync(join(folders.pictures, 'asset'), { recursive: true });
  writeFileSync(join(folders.pictures, 'asset', '240.webp'), randomBytes(200_000));
}

const rawOrders = (prefix: string) =>
  harness.client
    .db(`${prefix}_order`)
    .collection('orders')
    .find({}, { raw: true, sort: { _id: 1 } })
    .toArray();

test('a restored shop has the same documents to the byte, indexes, pictures and settings, and no jobs', async () => {
  const [shop, other] = [harness.newShop(), harness.newShop()];
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
  const shop = harness.newShop();
  await fill(shop);
  const name = await back(shop);
  const file = join(harness.backups, name);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file).includes('sealing')).toBe(false);
  const target = harness.newShop();
  await expect(bring(target, name, false, (await drawKey()).secret)).rejects.toThrow('cannot be opened');
  await expect(bring(target, name, false, harness.key.open)).rejects.toThrow('must be the secret half');
});

test('a damaged or shortened backup is refused before anything is written', async () => {
  const [shop, target] = [harness.newShop(), harness.newShop()];
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

test('a place that holds anything is refused, unless it is to be replaced', async () => {
  const shop = harness.newShop();
  await fill(shop);
  const name = await back(shop);
  await harness.client.db(`${shop.prefix}_cart`).collection('carts').insertOne({ later: true });
  await expect(bring(shop, name)).rejects.toThrow('nothing is restored without --replace');
  await bring(shop, name, true);
  expect(await harness.client.db(`${shop.prefix}_cart`).collection('carts').countDocuments()).toBe(0);
  expect(await rawOrders(shop.prefix)).toHaveLength(2);
  const [onlyPictures] = [harness.newShop()];
  mkdirSync(onlyPictures.folders.pictures, { recursive: true });
  writeFileSync(join(onlyPictures.folders.pictures, 'one'), '');
  await expect(bring(onlyPictures, name)).rejects.toThrow('is not empty');
});

test('the newest backups of a shop stay, and those of other shops', async () => {
  const [shop, other] = [harness.newShop(), harness.newShop()];
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
  const [shop, other] = [harness.newShop(), harness.newShop()];
  await bring(other, await writing(harness.client, shop, () => back(shop)));
  await expectOneMoment(other);
});

test('a standalone is read at one moment too, and takes writes again when a backup was killed', async () => {
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
    const [shop, other] = [harness.newShop(url), harness.newShop()];
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
  } finally {
    await client.close();
    server.kill('SIGKILL');
    await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  }
});
