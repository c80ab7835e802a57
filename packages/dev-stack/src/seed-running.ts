import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepAccounts } from './accounts.ts';
import { run } from './commands.ts';
import { readStartConfig, root } from './config.ts';
import { reachableHost } from './environment.ts';
import { StartError } from './start-error.ts';

const { values } = parseArgs({ options: { large: { type: 'boolean', default: false } } });
const print = (line: string) => void process.stdout.write(`${line}\n`);
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());

try {
  if (!values.large)
    throw new StartError(
      'npm start brings the demo catalogue in by itself; npm run seed -- --large adds to it.',
    );
  const { host, port, dataDir } = readStartConfig();
  if (!existsSync(join(dataDir, 'accounts.json')))
    throw new StartError('No shop was started here yet: run npm start first, and leave it running.');
  const { email, password } = keepAccounts(join(dataDir, 'accounts.json')).admin;
  const command = {
    file: process.execPath,
    args: [join(root, 'packages', 'demo-catalogue', 'src', 'seed.ts')],
    cwd: root,
    env: {
      SHOP_URL: `http://${reachableHost(host)}:${port}`,
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      SEED_PART: 'large',
    },
  };
  const { code } = await run(command, { onLine: print, signal: stop.signal, timeoutMs: 60 * 60_000 });
  process.exitCode = code;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
