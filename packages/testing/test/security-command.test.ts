import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const command = join(import.meta.dirname, 'security-command.ts');

test.each([
  ['--help', 0, 'stdout'],
  ['--hlep', 2, 'stderr'],
] as const)('npm run security with %s prints its help and checks nothing', (argument, status, stream) => {
  const ended = spawnSync(process.execPath, [command, argument], { encoding: 'utf8' });
  expect(ended.status).toBe(status);
  expect(ended[stream]).toMatch(/^npm run security\nChecks a shop/);
});
