import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Accounts, findMongoProgram, freePort, startShop, type Shop } from '@shop/dev-stack';
import { askProviders, assertReconciled } from '@shop/reconciliation';
import { newBuyer } from '@shop/testing/buyer';
import { logIn } from '@shop/testing/http-client';
import { quickShop } from '@shop/testing/quick-shop';
import { tableOf } from '@shop/testing/table';
import { MongoClient } from 'mongodb';
import { addYarn } from './add-yarn.ts';
import { countCalls } from './count-calls.ts';

/*
 * Shop on a replica set that loses its primary during purchases:
 * npx node deploy/try/mongodb-failover.ts [--how kill|step-down] [--purchases 50] [--election 2000]
 */
const { values } = parseArgs({
  options: {
    how: { type: 'string', default: 'kill' },
    purchases: { type: 'string', default: '50' },
    buyers: { type: 'string', default: '5' },
    election: { type: 'string', default: '2000' },
  },
});
const purchases = Number(values.purchases);
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

type Member = { host: string; process: ChildProcess };

async function startMember(folder: string): Promise<Member> {
  const program = await findMongoProgram();
  if (!program) throw new Error('this trial needs a mongod on this machine');
  const port = await freePort();
  const data = join(folder, `mongo-${port}`);
  mkdirSync(data);
  const args = ['--port', `${port}`, '--dbpath', data, '--replSet', 'rs0', '--bind_ip', '127.0.0.1'];
  const small = ['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '64', '--nounixsocket', '--quiet'];
  return {
    host: `127.0.0.1:${port}`,
    process: spawn(program.file, [...args, ...small], { stdio: 'ignore', env: program.env }),
  };
}

/** Null while the member is away. */
async function ask(host: string, command: object): Promise<Record<string, unknown> | null> {
  const limits = { directConnection: true, serverSelectionTimeoutMS: 500, socketTimeoutMS: 2_000 };
  const client = new MongoClient(`mongodb://${host}`, limits);
  try {
    return await client.db('admin').command(command);
  } catch {
    return null;
  } finally {
    await client.close();
  }
}

async function findPrimary(members: Member[], except?: Member): Promise<Member> {
  for (;;) {
    for (const member of members.filter((one) => one !== except)) {
      const hello = await ask(member.host, { hello: 1 });
      if (hello?.['isWritablePrimary'] === true) return member;
    }
    await pause(20);
  }
}

async function startReplicaSet(members: Member[]): Promise<void> {
  const settings = { electionTimeoutMillis: Number(values.election) };
  const config = { _id: 'rs0', settings, members: members.map(({ host }, index) => ({ _id: index, host })) };
  while (!(await ask(members[0]?.host ?? '', { replSetInitiate: config }))) await pause(200);
  await findPrimary(members);
}

/** @returns ms without a primary */
async function loseThePrimary(members: Member[]): Promise<number> {
  const primary = await findPrimary(members);
  const start = performance.now();
  if (values.how === 'kill') primary.process.kill('SIGKILL');
  else await ask(primary.host, { replSetStepDown: 60, secondaryCatchUpPeriodSecs: 10 });
  await findPrimary(members, primary);
  return performance.now() - start;
}

async function buy(shop: Shop, members: Member[]) {
  const productID = await addYarn(await logIn(shop.url, (shop.accounts as Accounts).admin));
  const buyers = await Promise.all(
    Array.from({ length: Number(values.buyers) }, () => newBuyer(shop.url, productID)),
  );
  const calls = countCalls();
  const [confirmed, broken]: [string[], string[]] = [[], []];
  let begun = 0;
  const visitors = new AbortController();
  const looking = (async () => {
    while (!visitors.signal.aborted) {
      await fetch(`${shop.url}/api/shop/product/get?page=1&limit=12`).catch(() => undefined);
      await pause(50);
    }
  })();
  const buying = Promise.all(
    buyers.map(async (buyer, index) => {
      while (begun < purchases) {
        begun += 1;
        await buyer.buy(index % 2 === 0 ? 'stripe' : 'paypal').then(
          (orderID) => confirmed.push(orderID),
          (error: unknown) => broken.push(String(error)),
        );
      }
    }),
  );
  while (confirmed.length < purchases / 3) await pause(20);
  say(`${confirmed.length} purchases are confirmed; the primary goes (${values.how}) …`);
  const awayMs = await loseThePrimary(members);
  say(`Another primary after ${Math.round(awayMs)} ms.`);
  await buying;
  visitors.abort();
  await looking;
  return { calls, confirmed, broken, awayMs };
}

const folder = mkdtempSync(join(tmpdir(), 'shop-try-'));
const members: Member[] = [];
let shop: Shop | undefined;
try {
  for (let count = 0; count < 3; count += 1) members.push(await startMember(folder));
  await startReplicaSet(members);
  const mongoUrl = `mongodb://${members.map(({ host }) => host).join()}/?replicaSet=rs0`;
  shop = await startShop({
    port: await freePort(),
    dataDir: join(folder, 'shop'),
    limits: 'off',
    env: { ...quickShop, MONGO_URL: mongoUrl },
    seed: false,
    say,
  });
  const { calls, confirmed, broken, awayMs } = await buy(shop, members);
  const { config, paymentEnv } = shop;
  say('Reconciling …');
  await assertReconciled(
    { mongoUrl, dbPrefix: config.dbPrefix, askProviders: () => askProviders({ env: paymentEnv, days: 1 }) },
    60_000,
  );
  const columns = [
    'primary',
    'election timeout',
    'without primary',
    'calls',
    'failed',
    'slowest',
    'purchases',
  ];
  const row = [
    values.how === 'kill' ? 'kill -9' : 'stepDown',
    `${values.election} ms`,
    `${Math.round(awayMs)} ms`,
    `${calls.made}`,
    `${calls.failed.length}`,
    `${Math.round(calls.slowestMs)} ms`,
    `${confirmed.length} of ${purchases} confirmed`,
  ];
  process.stdout.write(`${tableOf(new Date().toISOString().slice(0, 10), columns, [row])}\n`);
  process.stdout.write(`${[...calls.failed, ...broken, 'Reconciliation: everything agrees.'].join('\n')}\n`);
  process.exitCode = calls.failed.length + broken.length === 0 ? 0 : 1;
} finally {
  await shop?.stop();
  for (const { process: member } of members) {
    if (member.exitCode !== null || member.signalCode !== null) continue;
    member.kill('SIGKILL');
    await once(member, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}
