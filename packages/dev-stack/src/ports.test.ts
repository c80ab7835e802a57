import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freePort, isFree } from './ports.ts';

const source = fileURLToPath(new URL('ports.ts', import.meta.url));
/** Chooses ports and stays, as a shop does. */
const chooser = `
  const { freePort } = await import(${JSON.stringify(source)});
  const ports = [];
  for (let n = 0; n < 300; n++) ports.push(await freePort());
  process.stdout.write(ports.join() + '\\n');
  process.stdin.resume();
`;

test('processes that choose beside each other are never given the same port', async () => {
  const choosers = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--input-type=module', '--eval', chooser], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  const lines = await Promise.all(
    choosers.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])),
  );
  const ports = lines.flatMap((line) => line.trim().split(','));
  expect(new Set(ports).size).toBe(900);
  for (const { stdin } of choosers) stdin.end();
});

test('a chosen port is free', async () => {
  expect(await isFree(await freePort(), '127.0.0.1')).toBe(true);
});
