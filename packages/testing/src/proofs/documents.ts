import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { testsIn } from './tests-in.ts';

const root = resolve(import.meta.dirname, '../../../..');
const skipped = ['node_modules', 'dist', 'fixtures'];

/** In their rows the first cell is an id, the last one names the proving tests. */
export const documents = ['specification-coverage.md', 'security.md', 'law.md'].map((name) =>
  resolve(root, 'docs', name),
);

/** Ids of docs/security.md's requirements that other tests prove. */
const requirements = globSync(resolve(root, 'packages/testing/test/security/rows-of-*.ts'));

/** Ids that need a test; duplicates are kept. */
export function givenIds(): string[] {
  const ofRows = documents.flatMap((path) => rowsOf(readFileSync(path, 'utf8')).map(({ id }) => id));
  const ofRequirements = requirements.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/'(asvs-\d+)'/g)].map(([, id = '']) => id),
  );
  return [...ofRows, ...ofRequirements];
}

/** Rows with an id. */
export const rowsOf = (document: string): { id: string; cells: string[] }[] =>
  document.split('\n').flatMap((line) => {
    const [, id = '', ...cells] = line.split('|').map((cell) => cell.trim());
    return ID.test(id) ? [{ id, cells: cells.slice(0, -2) }] : [];
  });

const ID = /^(?:spec|sec|law)-\d+$/;

/** `path › title` by id. */
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

/** Updates the last cells. */
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
