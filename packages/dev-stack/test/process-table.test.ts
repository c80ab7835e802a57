import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../src/commands.ts';
import { environment, root } from '../src/config.ts';
import { gateway, services } from '../src/processes.ts';
import { environmentSchemaOf } from './environment-schema.ts';

// dev-stack sets these for every process.
const ALWAYS = ['HOST', 'PORT'];

test.each([...services, gateway])('$name has its entry, and is given exactly what it reads', async (row) => {
  expect(existsSync(join(root, row.entry))).toBe(true);
  const schema = await environmentSchemaOf(row.entry);
  const given = [...row.reads, ...ALWAYS];
  expect(given.filter((name) => !schema.all.includes(name))).toEqual([]);
  expect(schema.all.filter((name) => !given.includes(name) && name !== 'HOST')).toEqual([]);
});

test.each([...services, gateway])(
  '$name says also what it cannot start for as lines of JSON',
  async (row) => {
    const env = { PATH: environment['PATH'], PORT: 'none', PUBLIC_URL: 'nowhere' };
    const { code, stdout, stderr } = await run({
      file: process.execPath,
      args: [join(root, row.entry)],
      cwd: root,
      env,
    });
    expect([code, stderr]).toEqual([1, '']);
    const lines = stdout.trim().split('\n');
    const said = lines.map((line) => JSON.parse(line) as { level: number; err: { message: string } });
    expect(said).toMatchObject([{ level: 60, err: { message: expect.stringContaining('PORT') } }]);
  },
);

test('what a library writes to the console is a line of JSON too', async () => {
  const words =
    "import '@shop/service-kit/uncaught-errors'; console.error(new Error('lost')); console.log('%d!', 2);";
  const { stdout, stderr } = await run({
    file: process.execPath,
    args: ['--input-type=module', '--eval', words],
    cwd: join(root, 'services', 'cart'),
    env: { PATH: environment['PATH'] },
  });
  expect(stderr).toBe('');
  const said = stdout.trim().split('\n');
  expect(said.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    expect.stringMatching(/^Error: lost\n {4}at /),
    '2!',
  ]);
});
