import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Count, readReport } from './test-report.ts';

/*
 * `npm test`: the checks, then every kind of test, one after another, all of them even where one fails.
 * `npm test -- lint unit` runs only the steps named. Ends with 'N passed, N failed' and the right exit code;
 * a check counts as one.
 */
const root = resolve(import.meta.dirname, '../../..');
const output = join(root, '.test-output');

const checks = { format: 'format:check', lint: 'lint', types: 'typecheck', walls: 'walls' };
const projects = ['unit', 'service', 'stack', 'e2e'];
const print = (text: string) => void process.stdout.write(`${text}\n`);

/** Runs a program in the checkout, in view, and gives its exit code. */
function runProgram(file: string, args: string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', () => done(127));
    child.on('exit', (code) => done(code ?? 130));
  });
}

async function runCheck(name: string, script: string): Promise<Count> {
  const code = await runProgram('npm', ['run', '--silent', script]);
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [`${name}: npm run ${script}`] };
}

async function runProject(name: string): Promise<Count> {
  const report = join(output, `${name}.json`);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [vitest, 'run', '--project', name, '--passWithNoTests', ...reporters];
  const code = await runProgram(process.execPath, args);
  const count = readReport(report, root);
  // A run may fail besides its tests: a set-up that threw, an error nobody caught.
  if (code !== 0 && count.failures.length === 0)
    count.failures.push(`${name}: the run itself ended with ${code}`);
  return count;
}

const steps: [string, () => Promise<Count>][] = [
  ...Object.entries(checks).map(([name, script]): [string, () => Promise<Count>] => [
    name,
    () => runCheck(name, script),
  ]),
  ...projects.map((name): [string, () => Promise<Count>] => [name, () => runProject(name)]),
];

async function main(names: string[]): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const wanted = steps.filter(([name]) => names.length === 0 || names.includes(name));
  let passed = 0;
  const failures: string[] = [];
  for (const [i, [name, step]] of wanted.entries()) {
    print(`\n── ${i + 1}/${wanted.length} ${name} ──`);
    const started = Date.now();
    const count = await step();
    passed += count.passed;
    failures.push(...count.failures);
    const verdict = count.failures.length === 0 ? 'passed' : `${count.failures.length} failed`;
    print(
      `── ${name}: ${verdict}, ${count.passed} passed, ${Math.round((Date.now() - started) / 1000)} s ──`,
    );
  }
  if (failures.length > 0) print(`\nFailed:\n${failures.map((failure) => `  ✗ ${failure}`).join('\n')}`);
  const totals = `${passed} passed, ${failures.length} failed`;
  writeFileSync(join(output, 'totals.txt'), `${totals}\n`);
  print(`\n${totals}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
