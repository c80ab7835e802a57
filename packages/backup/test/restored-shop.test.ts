import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reconcile } from '@shop/reconciliation';
import { MongoClient } from 'mongodb';
import { expect, inject, test } from 'vitest';
import { setUpSoundShop } from '../../reconciliation/test/sound-shop.ts';
import { backUp, drawKey, folderPlace, restore } from '../src/index.ts';

const { at, carts } = setUpSoundShop();

test('a shop with orders, receipts and refunds is right after it was restored into an empty place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-restored-'));
  const [place, key, said] = [folderPlace(folder), await drawKey(), [] as string[]];
  const around = { place, say: (sentence: string) => void said.push(sentence) };
  const shop = { mongoUrl: at.mongoUrl, redisUrl: inject('redisUrl'), prefix: at.dbPrefix, files: {} };
  const name = await backUp({ ...around, shop, settings: {}, key: key.open, keep: 1 });
  const empty = { ...shop, prefix: `test-${randomBytes(6).toString('hex')}` };
  // Later than the backup, so that it is lost.
  await carts.deleteMany({});
  const client = await new MongoClient(at.mongoUrl).connect();
  try {
    await restore({ ...around, shop: empty, name, key: key.secret, replaces: false });
    const found = await reconcile({ mongoUrl: at.mongoUrl, dbPrefix: empty.prefix, graceMs: 0 });
    expect(found.wrong).toEqual([]);
    const count = (service: string, collection: string) =>
      client.db(`${empty.prefix}_${service}`).collection(collection).countDocuments();
    expect([await count('order', 'orders'), await count('payment', 'payments')]).toEqual([1, 1]);
    expect(await count('cart', 'carts')).toBe(1);
    expect(said.join('\n')).toMatch(/_order: \d+ documents[^]*documents and 0 files are restored/);
  } finally {
    for (const service of ['account', 'cart', 'catalog', 'order', 'payment'])
      await client.db(`${empty.prefix}_${service}`).dropDatabase();
    await client.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
