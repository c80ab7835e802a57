import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

// A comment of lines of its own, and a group of tests that is left out: neither runs.
const COMMENT = /^[ \t]*\/\*[\s\S]*?\*\//gm;
const LEFT_OUT = /^([ \t]*)describe\.(?:skip|todo)\b.*(?:\n\1[ \t].*|\n[ \t]*$)*/gm;
// Prettier's form: a table of cases that takes several lines is set in, and closes where its test began.
const EACH = String.raw`\.(?:each|for)\b(?:.*|.*(?:\n\1[ \t].*|\n[ \t]*$)*\n\1\S.*)\)`;
const TEST = new RegExp(
  String.raw`^([ \t]*)(?:test|it)(?:${EACH})?\(\s*(['"${'`'}])((?:\\.|(?!\2)[^\\\n])+)\2,`,
  'gm',
);

/**
 * The titles of the tests in a source that run: none that is skipped, still to be written or commented out.
 * @param source formatted by prettier
 */
export function titlesOf(source: string): string[] {
  const whatRuns = source.replaceAll(COMMENT, '').replaceAll(LEFT_OUT, '');
  return [...whatRuns.matchAll(TEST)].map(([, , , title = '']) => title);
}

/**
 * Whether tests are there, and run.
 * @param names such as `services/cart/test/cart.test.ts › a title`
 * @returns those that no file has
 */
export function missingTests(names: string[]): string[] {
  const titles = new Map<string, string[]>();
  return names.filter((name) => {
    const [, file = '', title = ''] = /^([\w./-]+\.test\.tsx?) › (.+)$/s.exec(name) ?? [];
    if (!existsSync(resolve(root, file)) || file === '') return true;
    if (!titles.has(file)) titles.set(file, titlesOf(readFileSync(resolve(root, file), 'utf8')));
    return !titles.get(file)?.includes(title);
  });
}
