import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/*
 * An advisory of today makes no commit of yesterday worse, so `npm test` only reports known flaws of packages; this
 * command fails on them.
 */
const usage = `npm run security
Checks a shop in production mode behind TLS against docs/security.md, with 200 logins of each kind,
and fails on a known vulnerability of a package.
--help   this text
`;

function check(): number {
  const { status } = spawnSync('npx', ['vitest', 'run', 'packages/testing/test/security.test.ts'], {
    stdio: 'inherit',
    env: { ...process.env, FULL_STRENGTH: 'yes' },
  });
  return status ?? 1;
}

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  if (values.help) process.stdout.write(usage);
  else process.exitCode = check();
} catch {
  process.stderr.write(usage);
  process.exitCode = 2;
}
