import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { testsIn } from './tests-in.ts';

const root = resolve(import.meta.dirname, '../../../..');
const skipped = ['node_modules', 'dist', 'fixtures'];

/** The documents whose rows are proven by tests. A row begins with its id; its last cell names the tests. */
export const documents = ['specification-coverage.md', 'security.md', 'law.md'].map((name) =>
  resolve(root, 'docs', name),
);

/** Where the requirements of docs/security.md that other tests show have their ids. */
const requirements = globSync(resolve(root, 'packages/testing/test/security/rows-of-*.ts'));

/** The ids of all rows that want a test, each as often as it is given. */
export function givenIds(): string[] {
  const ofRows = documents.flatMap((path) => rowsOf(readFileSync(path, 'utf8')).map(({ id }) => id));
  const ofRequirements = requirements.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/'(asvs-\d+)'/g)].map(([, id = '']) => id),
  );
  return [...ofRows, ...ofRequirements];
}

/** The rows of a document that have an id, with the cells between the id and the tests. */
export const rowsOf = (document: string): { id: string; cells: string[] }[] =>
  document.split('\n').flatMap((line) => {
    const [, id = '', ...cells] = line.split('|').map((cell) => cell.trim());
    return ID.test(id) ? [{ id, cells: cells.slice(0, -2) }] : [];
  });

const ID = /^(?:spec|sec|law)-\d+$/;

/** The tests that prove each id, as `path › title`, by path. */
export function provingTests(): Map<string, string[]> {
  const proofs = new Map<string, string[]>();
  const files = globSync('{packages,services,storefront,admin,docs}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (path) => skipped.some((name) => path.split('/').includes(name)),
  });
  for (const file of files.toSorted()) {
    const path = file.replaceAll('\\', '/');
    for (const { title, ids } of testsIn(readFileSync(resolve(root, file), 'utf8'), path))
      for (const id of ids) proofs.set(id, [...(proofs.get(id) ?? []), `${path} › ${title}`]);
  }
  return proofs;
}

/** A document whose rows name the tests that prove them now. */
export const withProofs = (document: string, proofs: Map<string, string[]>): string =>
  document
    .split('\n')
    .map((line) => {
      const [row] = rowsOf(line);
      if (!row) return line;
      const tests = (proofs.get(row.id) ?? []).map((name) => `\`${name}\``).join(' <br> ');
      return `| ${[row.id, ...row.cells, tests].join(' | ')} |`;
    })
    .join('\n');
