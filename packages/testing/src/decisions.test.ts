import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, 'docs/decisions');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const records = globSync('**/[0-9]*.md', { cwd: folder }).toSorted();
const numberOf = (record: string): string => basename(record).slice(0, 4);
const numbers = records.map(numberOf);
const withoutLinks = (text: string): string => text.replaceAll(/\[(\d{4})\]\([^)]*\)/g, '$1');

/** The index's line for a record, written from the record itself. */
function indexLine(record: string): string {
  const [heading = '', , status = ''] = read(`docs/decisions/${record}`).split('\n');
  return `- [${heading.replace('# ', '')}](${record}): ${withoutLinks(status).replace('Status: ', '')}`;
}

const sources = globSync('**/*.{ts,tsx,mts,mjs,cjs,astro,css,md,yml}', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|dist|\.astro|\.turbo|\.git)$/.test(name),
}).filter((file) => file !== 'packages/testing/src/decisions.test.ts');

const SERIES = /\bdecisions? (\d+(?:(?:,| and) \d+)*)/gi;
const LINK = /\]\(([^)\s]*\d{4}-[\w-]+\.md)\)/g;

/** References in a file to records that do not exist, or not written as `Decision 0019`. */
function brokenReferences(file: string, text: string): string[] {
  const named = [...text.matchAll(SERIES)].flatMap(([, series = '']) => series.split(/\D+/));
  const links = [...text.matchAll(LINK)].map(([, link = '']) => link);
  return [
    ...named.filter((number) => !numbers.includes(number)),
    ...links.filter((link) => !existsSync(join(root, dirname(file), link))),
  ].map((reference) => `${file}: ${reference}`);
}

test('each decision record has a number of its own, a status and three parts', () => {
  expect(new Set(numbers).size).toBe(records.length);
  for (const record of records) {
    const form = new RegExp(
      `^# ${numberOf(record)}\\. .+\n\nStatus: (accepted|superseded by).*\n\n## Context\n.+\n## Decision\n.+\n## Consequences\n`,
      's',
    );
    expect(read(`docs/decisions/${record}`), record).toMatch(form);
  }
});

test('the index lists every decision record once, with its title and status', () => {
  const listed = read('docs/decisions/README.md').match(/^- \[\d{4}.*$/gm) ?? [];
  expect(listed.toSorted(), 'lines of docs/decisions/README.md').toEqual(records.map(indexLine).toSorted());
});

test('every decision record that code and documents name exists', () => {
  const found = sources.flatMap((file) => brokenReferences(file, read(file)));
  expect(found, 'decisions without a record').toEqual([]);
});

test('a wrong number and a link to no record are found', () => {
  const text = 'Decision 0019, Decisions 0002 and 9999, decision 19, [Decision 0019](decisions/0019-none.md)';
  expect(brokenReferences('docs/some.md', text)).toEqual([
    'docs/some.md: 9999',
    'docs/some.md: 19',
    'docs/some.md: decisions/0019-none.md',
  ]);
});
