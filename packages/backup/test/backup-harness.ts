import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openFileStore } from '@shop/file-store';
import { createLogger } from '@shop/service-kit';
import { setUpHarness, testSettings } from '@shop/testing';
import { Redis } from 'ioredis';
import { BSON, MongoClient } from 'mongodb';
import { backUp, drawKey, folderPlace, restore } from '../src/index.ts';

export const logger = createLogger('test', 'silent');
const opened = (folder: string) => openFileStore({ url: pathToFileURL(folder).href, keys: {}, logger });

const open = async () => {
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
    newShop: async (at = mongoUrl) => {
      const prefix = `test-${randomBytes(6).toString('hex')}`;
      prefixes.push(prefix);
      const folders = { pictures: join(folder, prefix, 'pictures'), mail: join(folder, prefix, 'mail') };
      const files = { pictures: await opened(folders.pictures), mail: await opened(folders.mail) };
      return { mongoUrl: at, redisUrl, prefix, folders, files };
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
};

type Harness = Awaited<ReturnType<typeof open>>;
export type Shop = Awaited<ReturnType<Harness['newShop']>>;
type Given = Pick<Shop, 'mongoUrl' | 'redisUrl' | 'prefix' | 'files'>;
const say = () => undefined;

/** Servers, a key, a folder of backups, and empty shops. */
export function setUpBackups() {
  const harness = setUpHarness(open);
  async function back(shop: Given, keep = 30, place = harness.place): Promise<string> {
    return backUp({ shop, settings: { SESSION_SECRET: 'sealing' }, place, key: harness.key.open, keep, say });
  }

  /** Under another prefix, as an empty place. */
  async function bring(
    shop: Given,
    name: string,
    { replaces = false, key = harness.key.secret, place = harness.place } = {},
  ) {
    return restore({ shop, place, name, key, replaces, say });
  }

  async function fill({ prefix, folders }: Shop): Promise<void> {
    const orders = harness.client.db(`${prefix}_order`).collection<{ _id: string }>('orders');
    await orders.createIndex(
      { number: 1 },
      { unique: true, partialFilterExpression: { number: { $gt: 0 } } },
    );
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
  return { harness, back, bring, fill, rawOrders };
}
