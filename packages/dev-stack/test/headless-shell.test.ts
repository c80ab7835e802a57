import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ensureHeadlessShell } from '../src/headless-shell.ts';

const homes: string[] = [];
afterEach(() => homes.splice(0).forEach((home) => rmSync(home, { recursive: true })));

/** A machine with these programs in its home, of which those in `bin` are on the path. */
function machine(...programs: string[]) {
  const home = mkdtempSync(join(tmpdir(), 'shop-browsers-'));
  homes.push(home);
  for (const program of programs) {
    mkdirSync(dirname(join(home, program)), { recursive: true });
    writeFileSync(join(home, program), '', { mode: 0o755 });
  }
  return { home, env: { HOME: home, PATH: join(home, 'bin') } };
}
const fetched = (revision: number) =>
  `.cache/ms-playwright/chromium_headless_shell-${revision}/chrome-headless-shell-linux64/chrome-headless-shell`;

test('the headless shell goes before a whole Chromium', async () => {
  const { home, env } = machine('bin/chromium', 'bin/chromium-headless-shell');
  expect(await ensureHeadlessShell({ env })).toBe(join(home, 'bin/chromium-headless-shell'));
});

test('the newest headless shell that playwright has fetched is taken', async () => {
  const { home, env } = machine('bin/chromium', fetched(1200), fetched(1217));
  expect(await ensureHeadlessShell({ env })).toBe(join(home, fetched(1217)));
});

test('where there is no headless shell, and none can be installed, a whole Chromium does', async () => {
  const { home, env } = machine('bin/chromium');
  expect(await ensureHeadlessShell({ env })).toBe(join(home, 'bin/chromium'));
});

test('the browser that is named is taken, whatever else there is', async () => {
  const { home, env } = machine('bin/chromium-headless-shell', 'my/browser');
  const named = join(home, 'my/browser');
  expect(await ensureHeadlessShell({ env: { ...env, CHROMIUM_PATH: named } })).toBe(named);
});
