import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Count, readReport } from './test-report.ts';

/*
 * `npm test`: checks in parallel, then all tests, even after failures. `npm test -- lint unit` runs only these. A check
 * counts as one test.
 */
const root = resolve(import.meta.dirname, '../../..');
const output = join(root, '.test-output');

const checks = { format: 'format:check', lint: 'lint', types: 'typecheck', imports: 'import-rules' };
/** Prefixes of vitest projects. Those of a row run together: service and stack tests wait half of their time. */
const kinds = [['unit'], ['service', 'stack'], ['e2e']];
const print = (text: string) => void process.stdout.write(`${text}\n`);
const secondsSince = (started: number) => Math.round((Date.now() - started) / 1000);

type Step = { name: string; run: () => Promise<Count> };
type Ended = { code: number; said: string };

/** Shows the output at once, or returns it (`pipe`). */
function runProgram(file: string, args: string[], view: 'inherit' | 'pipe'): Promise<Ended> {
  return new Promise((done) => {
    const stdio = ['inherit', view, view] as const;
    const child = spawn(file, args, { cwd: root, stdio: [...stdio], shell: process.platform === 'win32' });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
    child.on('error', (error) => done({ code: 127, said: said + error.message }));
    child.on('close', (code) => done({ code: code ?? 130, said }));
  });
}

async function runCheck(script: string): Promise<Count> {
  const started = Date.now();
  const { code, said } = await runProgram('npm', ['run', '--silent', script], 'pipe');
  const verdict = code === 0 ? 'passed' : 'failed';
  print(`${said.trimEnd()}\n── npm run ${script}: ${verdict}, ${secondsSince(started)} s ──`.trimStart());
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [`npm run ${script}`] };
}

async function runChecks(scripts: string[]): Promise<Count> {
  const counts = await Promise.all(scripts.map(runCheck));
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  };
}

async function runKinds(names: string[]): Promise<Count> {
  const report = join(output, `${names.join('-')}.json`);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const projects = names.flatMap((name) => ['--project', `${name}*`]);
  const args = [vitest, 'run', ...projects, '--passWithNoTests', ...reporters];
  const { code } = await runProgram(process.execPath, args, 'inherit');
  const count = readReport(report, root);
  // A run may fail outside its tests, for example in its set-up.
  if (code !== 0 && count.failures.length === 0)
    count.failures.push(`${names.join(', ')}: the run itself ended with ${code}`);
  return count;
}

async function main(names: string[]): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const isWanted = (name: string) => names.length === 0 || names.includes(name);
  const scripts = Object.entries(checks).flatMap(([name, script]) => (isWanted(name) ? [script] : []));
  const wanted: Step[] = kinds
    .map((row) => row.filter(isWanted))
    .filter((row) => row.length > 0)
    .map((row) => ({ name: row.join(', '), run: () => runKinds(row) }));
  if (scripts.length > 0) wanted.unshift({ name: 'checks', run: () => runChecks(scripts) });
  let passed = 0;
  const failures: string[] = [];
  for (const [i, { name, run }] of wanted.entries()) {
    print(`\n── ${i + 1}/${wanted.length} ${name} ──`);
    const started = Date.now();
    const count = await run();
    passed += count.passed;
    failures.push(...count.failures);
    const verdict = count.failures.length === 0 ? 'passed' : `${count.failures.length} failed`;
    print(`── ${name}: ${verdict}, ${count.passed} passed, ${secondsSince(started)} s ──`);
  }
  if (failures.length > 0) print(`\nFailed:\n${failures.map((failure) => `  ✗ ${failure}`).join('\n')}`);
  const totals = `${passed} passed, ${failures.length} failed`;
  writeFileSync(join(output, 'totals.txt'), `${totals}\n`);
  print(`\n${totals}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
