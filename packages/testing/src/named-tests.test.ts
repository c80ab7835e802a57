import { expect, test } from 'vitest';
import { missingTests, titlesOf } from './named-tests.ts';

test('a test that runs proves what its title says, however it is written', () => {
  const source = `
test('plain', async () => {});
test("it's told", () => {});
it('of the other name', () => {});
test(
  'on a line of its own, because it is long',
  async () => {},
);
test.each([1, 2])('each %s', (one) => {});
test.each<[string, number]>([['a)', 1]])(
  'each of a type, %s',
  () => {},
);
test.each([
  ['a', "('no title', "],
  ['b', 2],
])('each of a table: %s', () => {});
test.for(rows)('for $name', () => {});
describe('a group', () => {
  it.each([
    { name: 'a' },

    { name: 'b' },
  ])('each in a group: $name', () => {});
});`;
  expect(titlesOf(source)).toEqual([
    'plain',
    "it's told",
    'of the other name',
    'on a line of its own, because it is long',
    'each %s',
    'each of a type, %s',
    'each of a table: %s',
    'for $name',
    'each in a group: $name',
  ]);
});

test.each([
  ['skipped', `test.skip('a title', () => {});`],
  ['skipped with its cases', `test.skip.each([1])('a title', () => {});`],
  ['still to be written', `test.todo('a title', () => {});`],
  ['expected to fail', `test.fails('a title', () => {});`],
  ['run only somewhere', `test.skipIf(isSlow)('a title', () => {});`],
  ['commented out', `// test('a title', () => {});`],
  ['commented out with others', `/*\ntest('a title', () => {});\n*/`],
  ['in a group that is skipped', `describe.skip('a group', () => {\n\n  test('a title', () => {});\n});`],
  ['no test at all', `const of = say('a title', () => {});\ntests('a title', () => {});`],
  ['what a test says inside', `test('another', () => {\n  say('a title', () => {});\n});`],
  ['a case of another test', `test.each([\n  ['a title', () => {}],\n])('another %s', () => {});`],
])('a title proves nothing where it is %s', (_what, source) => {
  expect(titlesOf(source)).not.toContain('a title');
});

test('a name is missing whose file or title is not there', () => {
  const own = 'packages/testing/src/named-tests.test.ts';
  const there = `${own} › a name is missing whose file or title is not there`;
  const missing = [`${own} › nothing like this`, 'packages/testing/src/none.test.ts › a title', 'no name'];
  expect(missingTests([there, ...missing])).toEqual(missing);
});
