import { expect, test } from 'vitest';
import { lockFlaws } from './lockfile.ts';

const sound = {
  '': {},
  'packages/money': {},
  'node_modules/@shop/money': { resolved: 'packages/money', link: true },
  'node_modules/a': { integrity: 'sha512-AAAA' },
  'node_modules/b': { integrity: 'sha512-AAAA', resolved: 'https://packages.example/b.tgz' },
  'node_modules/b/node_modules/c': { inBundle: true },
};

test('packages that are locked by their bytes, bundled in such a one, or the shop’s own are sound', () => {
  expect(lockFlaws(sound)).toEqual([]);
});

test.each([
  ['no digest', {}],
  ['a weak digest', { integrity: 'sha1-AAAA' }],
  ['a way in the clear', { integrity: 'sha512-AAAA', resolved: 'http://packages.example/a.tgz' }],
  ['a repository', { integrity: 'sha512-AAAA', resolved: 'git+ssh://git@packages.example/a.git#1' }],
  ['a file', { integrity: 'sha512-AAAA', resolved: 'file:../a.tgz' }],
  ['a link out of the shop', { resolved: '../elsewhere', link: true }],
])('a package with %s is named', (_what, locked) => {
  const flaws = lockFlaws({ ...sound, 'node_modules/a': locked });
  expect(flaws).toEqual([expect.stringContaining('node_modules/a ')]);
});
