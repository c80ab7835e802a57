import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { calls, gateway, root, services } from '@shop/dev-stack';
import { consumersIn, ownersOf, wiring } from '@shop/events';
import { expect, test } from 'vitest';
import { writtenFiles } from '../src/configuration-table.ts';

test('the README’s picture, the table of settings and .env.example say what the processes call and read', async () => {
  for (const [file, text] of Object.entries(await writtenFiles()))
    expect(
      readFileSync(join(root, file), 'utf8'),
      `${file} differs: run npx node packages/testing/src/configuration-table.ts`,
    ).toBe(text);
});

test('every address that a process is given is that of a call, and every call has its address', () => {
  const rows = [...services, gateway];
  const own = ['PICTURES_CDN_URL', 'PICTURES_URL', 'PUBLIC_URL', 'MONGO_URL', 'REDIS_URL', 'SMTP_URL'];
  for (const { name, reads } of rows) {
    const given = reads.filter((setting) => setting.endsWith('_URL') && !own.includes(setting));
    const called = calls.filter(({ from }) => from === name).map(({ setting }) => setting);
    expect([name, given.toSorted()]).toEqual([name, called.toSorted()]);
  }
  const names = rows.map(({ name }) => name);
  for (const { from, to } of calls) expect(names).toEqual(expect.arrayContaining([from, to]));
});

test('a process that listens to an event can acknowledge it to the event’s owner, or is its owner', () => {
  for (const { name } of services) {
    const called = calls.filter(({ from }) => from === name).map(({ to }) => to);
    for (const { event } of consumersIn(name))
      expect([name, [name, ...called]]).toEqual([name, expect.arrayContaining([...ownersOf(event)])]);
  }
});

test.each([
  // A checkout asks account for an address, and account asks order for a user's data: neither waits for the other.
  'trade',
  'account',
] as const)(
  'the calls of one concern (%s) form no circle, but to acknowledge an event, or as the shop and its providers do',
  (concern) => {
    const isInside = ({ from, to }: { from: string; to: string }) =>
      ![from, to].some((name) => ['gateway', 'payment-sandbox'].includes(name));
    const asked = calls.filter((call) => call.concern === concern && call.about !== null && isInside(call));
    const reach = (from: string, seen: string[] = []): string[] =>
      asked
        .filter((call) => call.from === from && !seen.includes(call.to))
        .flatMap(({ to }) => [to, ...reach(to, [...seen, to])]);
    expect(asked.length).toBeGreaterThan(2);
    for (const { from } of asked) expect(reach(from)).not.toContain(from);
  },
);

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

const readme = (folder: string): string => readFileSync(join(root, folder, 'README.md'), 'utf8');

test('every service, package and app has a README of its own', () => {
  const isPart = (folder: string) => readdirSync(join(root, folder)).includes('package.json');
  const inside = ['services', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  );
  const parts = ['storefront', 'admin', ...inside.filter(isPart)];
  expect(parts.length).toBeGreaterThan(20);
  for (const directory of parts) expect(readme(directory).split('\n').length, directory).toBeGreaterThan(5);
});

test('a service’s README names every event that it publishes, and every one that it or its worker consumes', () => {
  for (const { name, entry } of services) {
    const [group = '', folder = ''] = entry.split('/');
    if (group !== 'services') continue;
    const ownEvents = Object.entries(wiring).filter(([, { event }]) => ownersOf(event).includes(folder));
    const events = [
      ...ownEvents.map(([event]) => event),
      ...consumersIn(name).map(({ event }) => event.name),
    ];
    const text = readme(join(group, folder));
    const missing = events.filter((event) => !text.includes(`\`${event}\``));
    expect(missing, `services/${folder}/README.md has to name these events of ${name}`).toEqual([]);
  }
});
