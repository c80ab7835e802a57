import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { examineBackups } from './backups.ts';

let backupDir: string;
beforeEach(() => void (backupDir = mkdtempSync(join(tmpdir(), 'shop-doctor-backups-'))));
afterEach(() => rmSync(backupDir, { recursive: true, force: true }));

const HOUR_MS = 3_600_000;
const now = new Date('2026-11-29T12:00:00Z');
const write = (name: string, hours: number) => {
  const at = new Date(now.getTime() - hours * HOUR_MS);
  writeFileSync(join(backupDir, name), '');
  utimesSync(join(backupDir, name), at, at);
};
const sentences = async (changes: { backupDir?: string | null; mode?: 'demo' | 'production' } = {}) => {
  const settings = { backupDir, dbPrefix: 'shop', mode: 'production' as const, ...changes };
  return (await examineBackups(settings, now)).problems.map(({ level, says }) => `${level}: ${says}`);
};

test('the newest backup of this shop counts', async () => {
  write('shop-2026-11-26T10-00-00-000Z.tar.gz.age', 72);
  write('other-2026-11-29T10-00-00-000Z.tar.gz.age', 2);
  expect(await sentences()).toEqual([
    'wrong: The newest backup is 72 h old: what came after it can be lost.',
  ]);
  write('shop-2026-11-28T10-00-00-000Z.tar.gz.age', 26);
  expect(await sentences()).toEqual([]);
});

test('a folder without a backup, and none at all, are found', async () => {
  expect(await sentences()).toEqual([`wrong: ${backupDir} holds no backup of this shop.`]);
  expect(await sentences({ backupDir: '/nowhere' })).toEqual([
    expect.stringMatching(/^wrong: The backups cannot be read: ENOENT/),
  ]);
});

test('without BACKUP_DIR production is worth a look, a demo is not', async () => {
  expect(await sentences({ backupDir: null })).toEqual([
    expect.stringMatching(/^look: BACKUP_DIR is not set/),
  ]);
  expect(await sentences({ backupDir: null, mode: 'demo' })).toEqual([]);
});
