import { expect, test } from 'vitest';
import { testsIn } from './tests-in.ts';

const titlesIn = (source: string): string[] => testsIn(source).map(({ title }) => title);

test('a test that runs is found, however it is written', () => {
  const source = `
test('plain', async () => {});
test("it's quoted", () => {});
it('of the other name', () => {});
test(
  'on a line of its own',
  async () => {},
);
test.each([1, 2])('each %s', (one) => {});
test.each<[string, number]>([['a)', 1]])('each of a type, %s', () => {});
test.for(rows)('for $name', () => {});
describe('a group', () => {
  it.each([{ name: 'a' }])('each in a group: $name', () => {});
});`;
  expect(titlesIn(source)).toEqual([
    'plain',
    "it's quoted",
    'of the other name',
    'on a line of its own',
    'each %s',
    'each of a type, %s',
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
  ['in a group that is skipped', `describe.skip('a group', () => {\n  test('a title', () => {});\n});`],
  ['no test at all', `const of = say('a title', () => {});\ntests('a title', () => {});`],
  ['a string inside another test', `test('another', () => {\n  say('a title', () => {});\n});`],
  ['a case of another test', `test.each([['a title', () => {}]])('another %s', () => {});`],
])('a title proves nothing where it is %s', (_what, source) => {
  expect(titlesIn(source)).not.toContain('a title');
});

test('the ids that a test proves end its title', () => {
  const source = `
test('a title [spec-1 law-2]', () => {});
test.each([1])('each %s [sec-3]', () => {});
test('a list [of words]', () => {});`;
  expect(testsIn(source)).toEqual([
    { title: 'a title', ids: ['spec-1', 'law-2'] },
    { title: 'each %s', ids: ['sec-3'] },
    { title: 'a list [of words]', ids: [] },
  ]);
});
