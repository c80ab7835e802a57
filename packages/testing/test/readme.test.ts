import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '@shop/dev-stack';
import { expect, test } from 'vitest';
import { readmeWithSettings } from '../src/configuration-table.ts';

test('the README’s table of settings says what the processes read', async () => {
  expect(readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')).toBe(
    await readmeWithSettings(),
  );
});

test('the README’s tour leads from file to file, in under 300 lines', () => {
  const [, tour = ''] = readFileSync(join(root, 'README.md'), 'utf8').split('## Where to read next');
  const paths = [...tour.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path);
  expect(paths.map((path) => basename(path, '.ts'))).toEqual([
    'wiring',
    'confirm-order-on-payment-completed',
    'confirm-order',
    'money-decision',
    'saga',
  ]);
  const files = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  for (const [index, { path, text }] of files.slice(0, -1).entries()) {
    const next = paths[index + 1] ?? '';
    const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => join(dirname(path), to));
    // The wiring names its listeners, and their files are called as they are.
    const isNamed = index === 0 && text.includes(`'${basename(next, '.ts')}'`);
    expect(isNamed || imported.includes(next), `${path} leads to ${next}`).toBe(true);
  }
  const lines = files.map(({ text }) => text.split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(300);
});
