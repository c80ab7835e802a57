import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run, type Env } from '../src/commands.ts';
import { environment, root } from '../src/config.ts';
import { startStores, type Stores } from '../src/stores.ts';

let dataDir: string;
let stores: Stores;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'account-command-'));
  stores = await startStores({
    dataDir,
    say: () => undefined,
    env: { ...environment, MONGO_URL: '', REDIS_URL: '' },
  });
});
afterAll(async () => {
  await stores.stop();
  rmSync(dataDir, { recursive: true });
});

const email = 'maker@posti.example';
const account = (env: Env, name: string, ...args: string[]) =>
  run({
    file: process.execPath,
    args: [join(root, 'packages/dev-stack/src/account-command.ts'), name, ...args],
    cwd: tmpdir(),
    env: { PATH: environment['PATH'] ?? '', ...env },
  });

test('the commands find the database of the shop that runs from this folder, and one that is named [spec-203]', async () => {
  const making = ['create-user', '--role', 'admin', '--email', email, '--name', 'Aino'] as const;
  const secret = { NEW_USER_PASSWORD: 'kehrätty lanka 8' };
  expect(await account({ DATA_DIR: dataDir, ...secret }, ...making)).toMatchObject({
    code: 0,
    stdout: `The admin ${email} can log in now.\n`,
  });
  for (const where of [{ DATA_DIR: dataDir }, { MONGO_URL: stores.mongo.url, SHOP_MODE: 'production' }]) {
    const { code, stdout } = await account(where, 'manage-accounts', 'list');
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^maker@posti\.example {2}admin .*\n1 account\n$/),
    ]);
  }
  const elsewhere = await account({ DATA_DIR: dataDir, DB_PREFIX: 'other' }, 'manage-accounts', 'list');
  expect(elsewhere.stdout).toBe('0 accounts\n');
});

test('the command’s output and exit code are passed on', async () => {
  const refused = await account(
    { DATA_DIR: dataDir },
    'manage-accounts',
    'show',
    '--email',
    'x@posti.example',
  );
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('Nobody has an account') });
  expect((await account({ DATA_DIR: dataDir }, 'manage-accounts')).code).toBe(2);
});

test('where no shop runs, that is one sentence with what to do', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'account-command-'));
  const { code, stderr } = await account({ DATA_DIR: empty }, 'manage-accounts', 'list');
  rmSync(empty, { recursive: true });
  expect([code, stderr]).toEqual([
    1,
    'No shop runs here: run npm start first, or name its database with MONGO_URL.\n',
  ]);
});
