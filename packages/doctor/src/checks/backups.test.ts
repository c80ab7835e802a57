import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3StandIn, type S3StandIn } from '@shop/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../config.ts';
import { examineBackups } from './backups.ts';

let s3: S3StandIn;
beforeAll(async () => {
  s3 = await startS3StandIn();
});
afterAll(() => s3.close());
let backupDir: string;
beforeEach(() => void (backupDir = mkdtempSync(join(tmpdir(), 'shop-doctor-backups-'))));
afterEach(() => rmSync(backupDir, { recursive: true, force: true }));

const now = new Date('2026-11-29T12:00:00Z');
const write = (name: string) => writeFileSync(join(backupDir, name), '');
const examine = (place: string | null, mode: 'demo' | 'production' = 'production') => {
  const stores = { MONGO_URL: 'mongodb://127.0.0.1', REDIS_URL: 'redis://127.0.0.1' };
  const env = { ...stores, ...s3.keys, SHOP_MODE: mode, ...(place ? { BACKUP_DIR: place } : {}) };
  return examineBackups(readSettings(env), now);
};
const sentences = async (...input: Parameters<typeof examine>) =>
  (await examine(...input)).problems.map(({ level, says }) => `${level}: ${says}`);

test('the newest backup of this shop counts', async () => {
  write('shop-2026-11-26T12-00-00-000Z.tar.gz.age');
  write('other-2026-11-29T10-00-00-000Z.tar.gz.age');
  expect(await sentences(backupDir)).toEqual([
    'wrong: The newest backup is 72 h old: what came after it can be lost.',
  ]);
  write('shop-2026-11-28T10-00-00-000Z.tar.gz.age');
  expect(await sentences(backupDir)).toEqual([]);
});

test('a folder without a backup, and none at all, are found', async () => {
  expect(await sentences(backupDir)).toEqual([`wrong: BACKUP_DIR holds no backup of this shop.`]);
  expect(await sentences('/nowhere')).toEqual([
    expect.stringMatching(/^wrong: The backups cannot be read: ENOENT/),
  ]);
});

test('backups in a bucket are read by its keys', async () => {
  const put = (time: string) =>
    s3.objects.set(`shop/shop-${time}.tar.gz.age`, { content: Buffer.from(''), at: now });
  put('2026-11-26T12-00-00-000Z');
  expect(await sentences(s3.url)).toEqual([expect.stringMatching(/^wrong: The newest backup is 72 h old/)]);
  put('2026-11-29T11-00-00-000Z');
  expect(await sentences(s3.url)).toEqual([]);
  s3.trouble = 'away';
  expect(await sentences(s3.url)).toEqual([expect.stringMatching(/^wrong: The backups cannot be read: /)]);
  s3.trouble = null;
});

test('without BACKUP_DIR production is worth a look, a demo is not', async () => {
  expect(await sentences(null)).toEqual([expect.stringMatching(/^look: BACKUP_DIR is not set/)]);
  expect(await sentences(null, 'demo')).toEqual([]);
});
