import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

/*
 * `npm run fuzz -- [--runs 50] [--seed 7]`: sends every route of the shop odd input as everybody who may call; new input
 * each time, and with a seed the same again.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '50' }, seed: { type: 'string' } },
});
const seed = values.seed ?? String(randomInt(2 ** 31));
process.stdout.write(`Seed ${seed}; to repeat: npm run fuzz -- --seed ${seed}\n`);
const { status } = spawnSync('npx', ['vitest', 'run', 'packages/testing/test/fuzz.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: values.runs, FUZZ_SEED: seed },
});
process.exitCode = status ?? 1;
