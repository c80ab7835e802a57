import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

test('a process ends with the code that was given', async () => {
  const ending = spawn(process.execPath, [fixture('ends-with.ts'), '3']);
  expect(await once(ending, 'exit')).toEqual([3, null]);
});

test('a process whose exit gets stuck is ended from outside', async () => {
  const stuck = spawn(process.execPath, [fixture('stuck-at-its-end.ts')]);
  await once(stuck.stdout, 'data');
  expect(await once(stuck, 'exit')).toEqual([null, 'SIGKILL']);
});
