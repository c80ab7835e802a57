import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type RunningSandbox } from '@shop/payment-sandbox';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run, type Env } from '../src/commands.ts';
import { environment, root } from '../src/config.ts';
import { keepSecrets } from '../src/secrets.ts';
import { startStores, type Stores } from '../src/stores.ts';
import { writePorts } from '../src/shop-processes.ts';

let dataDir: string;
let stores: Stores;
let sandbox: RunningSandbox;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'audit-command-'));
  const env = { ...environment, MONGO_URL: '', REDIS_URL: '' };
  stores = await startStores({ dataDir, say: () => undefined, env });
  await put('shop_account', 'startChecks', {});
  sandbox = await startSandbox({
    ...keepSecrets(join(dataDir, 'secrets.json')),
    SHOP_MODE: 'demo',
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    WEBHOOK_URL: 'http://127.0.0.1:1',
    LEDGER_FILE: join(dataDir, 'ledger.jsonl'),
  });
  writePorts({ dataDir }, { 'payment-sandbox': Number(new URL(sandbox.url).port) });
});
afterAll(async () => {
  await sandbox.stop();
  await stores.stop();
  rmSync(dataDir, { recursive: true });
});

/** Writes a document, as a service that has started does. */
async function put(database: string, collection: string, document: object): Promise<void> {
  const client = await new MongoClient(stores.mongo.url).connect();
  await client.db(database).collection(collection).insertOne(document);
  await client.close();
}
const audit = (env: Env, ...args: string[]) =>
  run({
    file: process.execPath,
    args: [join(root, 'packages/dev-stack/src/audit-command.ts'), ...args],
    cwd: tmpdir(),
    env: { PATH: environment['PATH'] ?? '', ...env },
  });
const right = `The data is consistent.\nCompared 0 orders, 0 payments, 0 products; 0 charges at the providers.\n`;

test('the audit finds the database and the providers of the shop that runs from this folder', async () => {
  expect(await audit({ DATA_DIR: dataDir })).toMatchObject({
    code: 0,
    stdout: right,
  });
});

test('it ends with 1 when something is wrong, and with 2 when it could not look', async () => {
  const noOrders = { applied: {}, appliedIn: {} };
  await put('wrong_cart', 'carts', { lines: { p_M_1: { quantity: 0, since: 1 } }, ...noOrders, version: 1 });
  const named = { MONGO_URL: stores.mongo.url, DB_PREFIX: 'wrong' };
  const alone = '--without-providers';
  expect(await audit(named, alone)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('carts: p_M_1 is in it 0 times.'),
  });
  const { code, stderr } = await audit(named);
  expect([code, stderr]).toEqual([2, expect.stringContaining('The providers could not be asked')]);
  expect(await audit(named, '--nonsense')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('npm run audit'),
  });
});

test('a missing shop is not consistent: a wrong prefix gives no result', async () => {
  const misspelt = { MONGO_URL: stores.mongo.url, DB_PREFIX: 'shopp' };
  const { code, stdout, stderr } = await audit(misspelt, '--without-providers');
  expect([code, stdout, stderr]).toEqual([2, '', expect.stringMatching(/shopp_account.*DB_PREFIX/)]);
});

test('where no shop runs, that is one sentence with what to do', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'audit-command-'));
  const { code, stderr } = await audit({ DATA_DIR: empty });
  rmSync(empty, { recursive: true });
  expect([code, stderr]).toEqual([2, expect.stringContaining('No shop runs here')]);
});
