import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILE = resolve(import.meta.dirname, '../../../../docs/routes.md');

type Table = {
  /** What each rule promises, by its name: 'in in 401 …', one for each column. */
  rules: Map<string, string>;
  /** Each process's routes with their rules, by 'account GET /api/auth/check'. */
  routes: Map<string, string>;
};

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

/** Reads `docs/routes.md`, the table of routes and rules that a person keeps. */
export function readTable(): Table {
  const [rules, routes] = [new Map<string, string>(), new Map<string, string>()];
  let heading = '';
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    if (line.startsWith('## ')) heading = line.slice(3).trim();
    const [first = '', ...rest] = cellsOf(line);
    if (!line.startsWith('| ') || /^-+$/.test(rest[0] ?? '')) continue;
    if (heading === 'Rules') rules.set(first, rest.join(' '));
    else if (first.includes('/')) routes.set(`${heading} ${first}`, rest.join(' '));
  }
  return { rules, routes };
}
