import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../src/config.ts';

test('pictures move out of the folder of the settings, and a wrong address moves nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-move-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [UPLOADS_DIR, other] = [join(folder, 'uploads'), join(folder, 'other')];
  mkdirSync(join(UPLOADS_DIR, 'originals'), { recursive: true });
  writeFileSync(join(UPLOADS_DIR, 'originals/one'), 'a picture');
  const move = (...args: string[]) => {
    const command = [join(root, 'packages/dev-stack/src/pictures-command.ts'), ...args];
    const { status, stdout } = spawnSync(process.execPath, command, {
      env: { PATH: process.env['PATH'], UPLOADS_DIR },
      encoding: 'utf8',
    });
    return [status, stdout];
  };
  expect(move('--to', '/srv/pictures')).toEqual([2, expect.stringContaining('--to must be file:///folder')]);
  expect(move('--to', pathToFileURL(other).href)).toEqual([0, '1 files copied, 0 were there already\n']);
  expect(readFileSync(join(other, 'originals/one'), 'utf8')).toBe('a picture');
});
