import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** The titles of a file's tests, as they stand in its source. */
function titlesOf(file: string): string[] {
  const source = readFileSync(resolve(root, file), 'utf8');
  return [...source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])+)\1,\s*(?:async\b|\(|\{)/g)].map(
    ([, , title = '']) => title,
  );
}

/**
 * Whether tests are there.
 * @param names such as `services/cart/test/cart.test.ts › a title`
 * @returns those that no file has
 */
export function missingTests(names: string[]): string[] {
  const titles = new Map<string, string[]>();
  return names.filter((name) => {
    const [, file = '', title = ''] = /^([\w./-]+\.test\.tsx?) › (.+)$/s.exec(name) ?? [];
    if (!existsSync(resolve(root, file)) || file === '') return true;
    if (!titles.has(file)) titles.set(file, titlesOf(file));
    return !titles.get(file)?.includes(title);
  });
}
