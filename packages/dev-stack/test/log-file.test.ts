import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLogFile } from '../src/log-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-log-'));
  file = join(folder, 'logs', 'tiny.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = () => readFileSync(file, 'utf8');

test('a log that could not be written is opened again when it can be, and says that lines are missing', async () => {
  // Where a folder is, no file can be written: an error like that of a full disk, for as long as it is there.
  mkdirSync(file, { recursive: true });
  const log = openLogFile(file, { reopenMs: 500 });
  await expect.poll(() => log.write('lost')).toBe(false);
  rmdirSync(file);
  await expect
    .poll(() => {
      log.write('written');
      return read();
    })
    .toMatch(/\n\[lines are missing here: .*EISDIR.*\]\n(.*\n)*written\n/);
  await log.close();
});

test('a large log starts a new file, and the old one is kept beside it', async () => {
  const log = openLogFile(file);
  await expect.poll(() => existsSync(file)).toBe(true);
  for (let line = 0; line < 20; line += 1) log.write('x'.repeat(1024 * 1024));
  log.write('the first of the new one');
  await log.close();
  expect(read()).toBe('the first of the new one\n');
  expect(readFileSync(`${file}.old`, 'utf8').length).toBeGreaterThan(20 * 1024 * 1024);
});

test('a log whose file is gone when it has grown large loses lines, and nothing else', async () => {
  const log = openLogFile(file, { reopenMs: 20 });
  await expect.poll(() => existsSync(file)).toBe(true);
  rmSync(join(folder, 'logs'), { recursive: true });
  for (let line = 0; line < 22; line += 1) log.write('x'.repeat(1024 * 1024));
  mkdirSync(join(folder, 'logs'), { recursive: true });
  await expect
    .poll(() => {
      log.write('written again');
      return read();
    })
    .toContain('written again');
  await log.close();
});
