import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../src/commands.ts';
import { environment, root } from '../src/config.ts';
import { bundleOf, gateway, rowNamed, services } from '../src/processes.ts';
import { buildFirst } from './build-first.ts';

buildFirst();

test.each(['cart', 'payment-worker'])(
  'an error in the bundle of %s names the line that was written',
  async (name) => {
    const bundle = join(root, bundleOf(rowNamed(name)) ?? '');
    const env = { PATH: environment['PATH'], PORT: 'none', PUBLIC_URL: 'nowhere' };
    const { code, stdout } = await run({
      file: process.execPath,
      args: ['--enable-source-maps', bundle],
      cwd: root,
      env,
    });
    expect(code).toBe(1);
    const said = JSON.parse(stdout) as { service: string; err: { stack: string } };
    expect(said.service).toBe(name.split('-')[0]);
    expect(said.err.stack).toMatch(/packages\/service-kit\/src\/config\.ts:\d+:\d+/);
  },
);

const folder = join(root, 'services/dist');

/** A bundle with all that it imports. */
function whole(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return '';
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)].map(([, path]) =>
    join(file, '..', path ?? ''),
  );
  return text + imports.map((path) => whole(path, seen)).join('');
}

test('the gateway carries no library of a database', () => {
  expect(whole(join(folder, 'cart/main.js'))).toContain('MongooseError');
  expect(whole(join(root, bundleOf(gateway) ?? ''))).not.toContain('MongooseError');
});

test('the SDK of OpenTelemetry is in a file of its own, loaded where an endpoint is set', () => {
  const sdk = 'BatchSpanProcessor';
  const shared = join(folder, 'shared');
  const opening = readdirSync(shared).find((name) => /^open-tracing-.*[.]js$/.test(name)) ?? '';
  expect(whole(join(shared, opening))).toContain(sdk);
  const bundles = [gateway, ...services].flatMap((row) => bundleOf(row) ?? []);
  expect(bundles.filter((bundle) => whole(join(root, bundle)).includes(sdk))).toEqual([]);
});

test.each([
  ['bullmq/dist/esm/postgres/sql-scripts.js', 'FROM add_flow'],
  ['luxon/build/node/luxon.js', 'Invalid DateTime'],
  ['tr46/lib/statusMapping.js', 'STATUS_MAPPING'],
])('unused parts of %s are left out', (library, words) => {
  expect(readFileSync(join(root, 'node_modules', library), 'utf8')).toContain(words);
  const bundle = whole(join(folder, 'cart/main.js'));
  expect(bundle).toContain('BullMQ');
  expect(bundle).not.toContain(words);
});
