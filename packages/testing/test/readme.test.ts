import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readmeWithSettings } from '../src/configuration-table.ts';

test('the README’s table of settings says what the processes read', async () => {
  expect(readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')).toBe(
    await readmeWithSettings(),
  );
});
