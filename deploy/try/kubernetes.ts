import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { assertReconciled } from '@shop/reconciliation';
import { newBuyer } from '@shop/testing/buyer';
import { logIn } from '@shop/testing/http-client';
import { tableOf } from '@shop/testing/table';
import { uploadPicture } from '../../packages/chaos/src/shopping.ts';
import { addYarn } from './add-yarn.ts';
import { countCalls } from './count-calls.ts';

/*
 * Purchases while a cluster changes: overlay large, stand-ins, LIMITS=off. --url is its PUBLIC_URL; a port forward would
 * end with its pod.
 * npx node deploy/try/kubernetes.ts --url http://… --email ADMIN --password … [--drain NODE] [--mongo mongodb://…]
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    email: { type: 'string', default: 'admin@example.com' },
    password: { type: 'string', default: '' },
    buyers: { type: 'string', default: '4' },
    pictures: { type: 'string', default: '60' },
    drain: { type: 'string' },
    mongo: { type: 'string' },
  },
});
const { email, password } = values;
const run = promisify(execFile);
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
const kubectl = async (...args: string[]) =>
  (await run('kubectl', ['--namespace=shop', ...args])).stdout.trim();
const deployments = async () =>
  (await kubectl('get', 'deployments', '-o', 'jsonpath={.items[*].metadata.name}'))
    .split(' ')
    // One copy, without which no payment is possible.
    .filter((name) => name !== 'payment-sandbox');

async function untilReady(): Promise<void> {
  for (const name of await deployments())
    await kubectl('rollout', 'status', `deployment/${name}`, '--timeout=300s');
}

async function killOnePodOfEach(): Promise<void> {
  for (const name of await deployments()) {
    const pods = await kubectl('get', 'pods', '-l', `app.kubernetes.io/name=${name}`, '-o', 'name');
    const [pod] = pods.split('\n');
    if (pod) await kubectl('delete', pod, '--grace-period=0', '--force');
    await untilReady();
  }
}

async function rollOut(): Promise<void> {
  for (const name of await deployments()) await kubectl('rollout', 'restart', `deployment/${name}`);
  await untilReady();
}

async function rollBack(): Promise<void> {
  for (const name of await deployments()) await kubectl('rollout', 'undo', `deployment/${name}`);
  await untilReady();
}

async function drain(node: string): Promise<void> {
  await kubectl('drain', node, '--ignore-daemonsets', '--delete-emptydir-data', '--force', '--timeout=300s');
  await untilReady();
  await kubectl('uncordon', node);
}

/** @returns image workers after seconds, where their number changed */
async function scaleImageWorkers(): Promise<string> {
  const start = performance.now();
  const seen: string[] = [];
  let copies = -1;
  let most = 0;
  const uploads = Promise.all(Array.from({ length: Number(values.pictures) }, () => uploadPicture(admin)));
  for (;;) {
    const answer = await kubectl('get', 'deployment/image-worker', '-o', 'jsonpath={.status.replicas}');
    const now = Number(answer || 0);
    if (now !== copies) seen.push(`${now} after ${Math.round((performance.now() - start) / 1_000)} s`);
    copies = now;
    most = Math.max(most, now);
    if (most > 0 && now === 0) break;
    await pause(1_000);
  }
  await uploads;
  return seen.join(', ');
}

const admin = await logIn(values.url, { email, password });
const productID = await addYarn(admin);
const buyers = await Promise.all(
  Array.from({ length: Number(values.buyers) }, () => newBuyer(values.url, productID)),
);
const calls = countCalls();
const rows: string[][] = [];
const broken: string[] = [];
let confirmed = 0;
const end = new AbortController();
const buying = buyers.map(async (buyer, index) => {
  while (!end.signal.aborted) {
    await buyer.buy(index % 2 === 0 ? 'stripe' : 'paypal').then(
      () => (confirmed += 1),
      (error: unknown) => broken.push(String(error)),
    );
  }
});

async function during(name: string, act: () => Promise<unknown>): Promise<void> {
  say(`${name} …`);
  const before = { made: calls.made, failed: calls.failed.length, confirmed, start: performance.now() };
  calls.slowestMs = 0;
  await act();
  const row = [
    name,
    `${Math.round((performance.now() - before.start) / 1_000)} s`,
    `${calls.made - before.made}`,
    `${calls.failed.length - before.failed}`,
    `${Math.round(calls.slowestMs)} ms`,
    `${confirmed - before.confirmed}`,
  ];
  rows.push(row);
  say(row.join(' · '));
}

await during('nothing', () => pause(30_000));
await during('one pod of each process killed', killOnePodOfEach);
await during('a version rolled out', rollOut);
await during('and back', rollBack);
const { drain: node, mongo } = values;
if (node) await during('a node drained', () => drain(node));
end.abort();
await Promise.all(buying);
say('Image workers scale …');
const copies = await scaleImageWorkers();
const columns = ['what happened', 'lasted', 'calls', 'failed', 'slowest', 'purchases'];
process.stdout.write(`${tableOf(new Date().toISOString().slice(0, 10), columns, rows)}\n`);
process.stdout.write(`Image workers: ${copies}.\n`);
process.stdout.write([...calls.failed, ...broken].map((line) => `${line}\n`).join(''));
if (mongo) {
  await assertReconciled({ mongoUrl: mongo, dbPrefix: 'shop' }, 60_000);
  process.stdout.write('Reconciliation: everything agrees.\n');
}
process.exitCode = calls.failed.length + broken.length === 0 ? 0 : 1;
