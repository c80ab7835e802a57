import { spawnSync } from 'node:child_process';

/*
 * `npm run security`: the table of the shop's security requirements at full strength, with two hundred logins of each kind
 * against the clock where `npm test` takes forty, and with a verdict on known flaws of packages, which `npm test` only tells:
 * an advisory of today makes no commit of yesterday worse.
 */
const { status } = spawnSync('npx', ['vitest', 'run', 'packages/testing/test/security.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FULL_STRENGTH: 'yes' },
});
process.exitCode = status ?? 1;
