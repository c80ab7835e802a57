import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openFileStore } from '@shop/file-store';
import { startS3StandIn, type S3StandIn } from '@shop/testing';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { bucketPlace } from '../src/index.ts';
import { logger, setUpBackups, type Shop } from './backup-harness.ts';

const { harness, back, bring, fill, rawOrders } = setUpBackups();

let s3: S3StandIn;
const folder = mkdtempSync(join(tmpdir(), 'shop-backup-bucket-'));
beforeAll(async () => {
  s3 = await startS3StandIn();
  return async () => {
    await s3.close();
    rmSync(folder, { recursive: true });
  };
});
beforeEach(() => {
  s3.trouble = null;
  s3.objects.clear();
});

const urlOf = (prefix: string) => s3.url.replace('/shop?', `/${prefix}?`);
const storeAt = (prefix: string) => openFileStore({ url: urlOf(prefix), keys: s3.keys, logger });
const bucket = async () => bucketPlace('s3://pictures/backups', await storeAt('backups'));
/** A shop whose pictures are in the bucket. */
async function newShop() {
  const shop = await harness.newShop();
  const pictures = await storeAt(`pictures-of-${shop.prefix}`);
  return { ...shop, files: { ...shop.files, pictures }, pictures };
}

test('a backup in a bucket with pictures in a bucket is restored to the byte, into a bucket and into a folder', async () => {
  const [shop, other, here] = [await newShop(), await newShop(), await harness.newShop()];
  const place = await bucket();
  await fill({ ...(await harness.newShop()), prefix: shop.prefix });
  const pictures = { 'originals/1': randomBytes(200_000), 'variants/1/240.webp': randomBytes(200_000) };
  for (const [key, content] of Object.entries(pictures)) await shop.pictures.put(key, content);
  const name = await back(shop, 30, place);
  expect([s3.objects.has(`backups/${name}`), s3.uploads.size]).toEqual([true, 0]);
  await bring(other, name, { place });
  expect(await rawOrders(other.prefix)).toEqual(await rawOrders(shop.prefix));
  await bring(here, name, { place });
  for (const [key, content] of Object.entries(pictures)) {
    const found = await other.pictures.get(key);
    expect(found && (await buffer(found.stream)).equals(content)).toBe(true);
    expect(readFileSync(join(here.folders.pictures, key)).equals(content)).toBe(true);
  }
  await expect(bring(other, name, { place })).rejects.toThrow('nothing is restored without --replace');
  await other.pictures.put('originals/later', Buffer.from('x'));
  await bring(other, name, { place, replaces: true });
  expect(await other.pictures.exists('originals/later')).toBe(false);
});

test('the newest backups of a shop stay in a bucket, and those of other shops', async () => {
  const [shop, other, place] = [await newShop(), await newShop(), await bucket()];
  const kept = await back(other, 30, place);
  const names: string[] = [];
  for (let count = 0; count < 5; count += 1) names.push(await back(shop, 2, place));
  expect(await place.list()).toEqual([kept, ...names.slice(3)].toSorted());
});

test('a bucket that fails leaves no backup, the earlier ones, and a sentence', async () => {
  const [shop, place] = [await newShop(), await bucket()];
  await fill({ ...(await harness.newShop()), prefix: shop.prefix });
  const name = await back(shop, 1, place);
  s3.trouble = 'full';
  await expect(back(shop, 1, place)).rejects.toMatchObject({ kind: 'unavailable' });
  s3.trouble = null;
  expect([await place.list(), s3.uploads.size]).toEqual([[name], 0]);
  s3.trouble = 'cut';
  const target = await newShop();
  await expect(bring(target, name, { place })).rejects.toThrow('the backup cannot be read to its end');
  expect(await rawOrders(target.prefix)).toEqual([]);
  s3.trouble = null;
  await expect(bring(target, 'missing', { place })).rejects.toThrow('s3://pictures/backups holds no missing');
});

type Ended = { code: number; said: string };

function run(shop: Shop, args: string[], settings: Record<string, string>): Promise<Ended> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    MONGO_URL: shop.mongoUrl,
    DB_PREFIX: shop.prefix,
    UPLOADS_DIR: join(folder, shop.prefix),
    ...settings,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['packages/backup/src/main.ts', ...args], { env }, (error, _out, said) =>
      resolve({ code: error ? Number(error.code) : 0, said }),
    );
  });
}

test('the command backs up to BACKUP_DIR=s3://…, without Redis, and restores from it', async () => {
  const [shop, target] = [await harness.newShop(), await harness.newShop()];
  await fill(shop);
  const { open, secret } = harness.key;
  const settings = { BACKUP_DIR: urlOf('backups'), ...s3.keys };
  const made = await run(shop, [], { ...settings, BACKUP_KEY: open });
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('s3://pictures/backups/') as string });
  const [name = ''] = await (await bucket()).list();
  const file = join(folder, 'settings', 'restored.env');
  const args = ['restore', '--name', name, '--settings', file];
  const key = { BACKUP_KEY: secret, REDIS_URL: target.redisUrl };
  expect(await run(target, args, { ...settings, ...key })).toMatchObject({ code: 1 });
  mkdirSync(join(folder, 'settings'));
  expect(await run(target, args, { ...settings, ...key })).toMatchObject({ code: 0 });
  expect(await rawOrders(target.prefix)).toEqual(await rawOrders(shop.prefix));
  expect(readdirSync(join(folder, 'settings'))).toEqual(['restored.env']);
  expect(readFileSync(file, 'utf8')).toMatch(/^S3_ACCESS_KEY_ID=shop$/m);
  const away = {
    ...settings,
    BACKUP_KEY: open,
    BACKUP_S3_ACCESS_KEY_ID: 'other',
    BACKUP_S3_SECRET_ACCESS_KEY: 'x',
  };
  expect(await run(shop, [], away)).toEqual({
    code: 1,
    said: expect.stringMatching(/Not done: s3:.* failed: InvalidAccessKeyId/) as string,
  });
});

test.each([
  [{ BACKUP_DIR: 's3:/bucket' }, 'BACKUP_DIR must be a folder, or s3://bucket/prefix'],
  [{ BACKUP_DIR: 'https://bucket.example/' }, 'BACKUP_DIR must be a folder, or s3://bucket/prefix'],
  [{ BACKUP_DIR: 's3://shop/b', PICTURES_URL: 's3://shop' }, 'BACKUP_DIR lies in PICTURES_URL'],
  [
    { BACKUP_DIR: join(folder, 'in', 'b'), UPLOADS_DIR: join(folder, 'in') },
    'BACKUP_DIR lies in UPLOADS_DIR',
  ],
  [{ BACKUP_DIR: '' }, 'These settings are missing: BACKUP_DIR'],
])('settings like %o are refused', (settings, sentence) => {
  const given = {
    MONGO_URL: 'mongodb://127.0.0.1',
    UPLOADS_DIR: folder,
    BACKUP_KEY: harness.key.open,
    ...settings,
  };
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
  expect(() => readConfig()).toThrow(sentence);
  vi.unstubAllEnvs();
});
