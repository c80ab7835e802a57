import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkImports, typescriptOf } from './import-rules.ts';
import { importBreaches } from './import-breaches.ts';
import { plant, plantDependency, plantImports } from './planted.ts';
import { copySources, root, type SourceCopy } from './source-copy.ts';

let made: SourceCopy | undefined;
/** A copy of the sources, for one test. */
const copied = (): string => (made = copySources()).folder;
afterEach(() => {
  made?.remove();
  made = undefined;
});

/** Runs an installed tool in the copy. */
function run(folder: string, tool: string, args: string[]): string {
  const program = join(root, 'node_modules', tool);
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 } as const;
  return spawnSync(process.execPath, [program, ...args], options).stdout;
}

type Cruised = { summary: { violations: { from: string; rule: { name: string } }[] } };

test('every import rule catches the breach that is planted for it, in an Astro component too', () => {
  const folder = copied();
  plantImports(folder);
  const { summary } = JSON.parse(checkImports(folder, 'json').stdout) as Cruised;
  const caught = summary.violations.map(
    ({ from, rule }) => `${rule.name}: ${from.replace(/[.]astro[.]ts$/, '.astro')}`,
  );
  expect(caught).toEqual(expect.arrayContaining(importBreaches.map(({ rule, file }) => `${rule}: ${file}`)));
});

test('there is a planted breach for every import rule', () => {
  const config = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string }[];
  };
  expect([...new Set(importBreaches.map(({ rule }) => rule))].toSorted()).toEqual(
    config.forbidden.map(({ name }) => name).toSorted(),
  );
});

type Named = { name: string };
type Unused = {
  issues: { file: string; files?: Named[]; exports?: Named[]; dependencies?: Named[]; unlisted?: Named[] }[];
};

test('an unused file, export and dependency and an undeclared dependency are caught', () => {
  const folder = copied();
  plant(folder, 'services/cart/src/domain/unread-file.ts', 'const alone = 1;\nvoid alone;\n');
  plant(folder, 'packages/money/src/planted.ts', 'export const unusedExport = 1;\nexport const used = 2;\n');
  plant(folder, 'packages/money/src/planted.test.ts', "import { used } from './planted.ts';\nvoid used;\n");
  plant(folder, 'services/cart/src/domain/planted.test.ts', "import 'sharp';\n");
  plantDependency(folder, 'services/cart', 'stripe');
  const { issues } = JSON.parse(
    run(folder, 'knip/bin/knip.js', ['--no-progress', '--reporter', 'json']),
  ) as Unused;
  const found = (kind: 'files' | 'exports' | 'dependencies' | 'unlisted') =>
    issues.flatMap((issue) => (issue[kind] ?? []).map(({ name }) => `${issue.file}: ${name}`));
  expect({
    files: found('files'),
    exports: found('exports'),
    dependencies: found('dependencies'),
    unlisted: found('unlisted'),
  }).toEqual({
    files: [expect.stringContaining('services/cart/src/domain/unread-file.ts')],
    exports: ['packages/money/src/planted.ts: unusedExport'],
    dependencies: ['services/cart/package.json: stripe'],
    unlisted: ['services/cart/src/domain/planted.test.ts: sharp'],
  });
});

type Linted = { diagnostics: { code: string; filename: string }[] };

test('the environment outside config files, a misspelt file name and a long file are caught', () => {
  const planted = {
    'services/cart/src/domain/planted.ts': 'node(no-process-env)',
    'services/cart/src/domain/plantedName.ts': 'unicorn(filename-case)',
    'storefront/src/components/ui/planted_name.astro': 'unicorn(filename-case)',
    'services/cart/src/domain/planted-length.ts': 'eslint(max-lines)',
  };
  const [environment = '', name = '', component = '', long = ''] = Object.keys(planted);
  const folder = copied();
  plant(folder, environment, 'export const home = process.env.HOME;\n');
  plant(folder, name, 'export const one = 1;\n');
  plant(folder, component, '---\nconst one = 1;\n---\n\n<p>{one}</p>\n');
  plant(
    folder,
    long,
    Array.from({ length: 201 }, (_, line) => `export const line${line} = ${line};\n`).join(''),
  );
  const { diagnostics } = JSON.parse(
    run(folder, 'oxlint/bin/oxlint', ['--format', 'json', ...Object.keys(planted)]),
  ) as Linted;
  expect(Object.fromEntries(diagnostics.map(({ filename, code }) => [filename, code]))).toEqual(planted);
});

test('of an Astro component the frontmatter and the scripts are read, and no inline one', () => {
  const component = `---\nimport one from './one.ts';\n---\n<p>import nothing</p>\n<script>import './two.ts';</script>\n<script is:inline>three();</script>\n`;
  expect(typescriptOf(component).split('\n')).toEqual(["import one from './one.ts';", "import './two.ts';"]);
});
