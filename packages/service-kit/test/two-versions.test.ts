import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { testSettings } from '@shop/testing';
import type { Connection } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectMongo, createLogger } from '../src/index.ts';
import type { Report } from './fixtures/parcel-process.ts';
import { PARCELS, parcelsOf } from './fixtures/parcel-versions.ts';

const file = fileURLToPath(new URL('fixtures/parcel-process.ts', import.meta.url));
const { config } = testSettings();
const [expansion, contraction] = ['001-parcels-in-grams', '002-parcels-without-kg'];
let connection: Connection;
let close: () => Promise<void>;
let children: ChildProcess[] = [];

beforeAll(async () => {
  ({ connection, close } = await connectMongo('parcels', config, createLogger('test', 'silent')));
});
afterAll(async () => {
  await connection.dropDatabase();
  await close();
});
beforeEach(async () => {
  await parcelsOf(connection).deleteMany({});
  await connection.collection('migrations').deleteMany({});
  await parcelsOf(connection).insertMany(Array.from({ length: PARCELS }, (_, _id) => ({ _id, kg: 1 })));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const stored = () => parcelsOf(connection).find().sort({ _id: 1 }).toArray();
const migrations = () =>
  connection.collection<{ _id: string; at?: Date }>('migrations').find().sort({ _id: 1 }).toArray();
const endedOnes = async () => (await migrations()).filter(({ at }) => at).map(({ _id }) => _id);

/** A process of the version; `halt` stays halfway in its first migration. */
function start(version: number, halt = '') {
  const child = fork(file, [String(version), config.MONGO_URL, config.DB_PREFIX, halt], { execArgv: [] });
  children.push(child);
  const said: Report = {};
  child.on('message', (report: Report) => Object.assign(said, report));
  const until = async <Key extends keyof Report>(key: Key) => {
    await expect.poll(() => Object.keys(said)).toContain(key);
    return said[key] as Required<Report>[Key];
  };
  return {
    until,
    /** Two whole turns through the parcels from now on. */
    work: async () => {
      const turns = await until('turns');
      await expect.poll(() => said.turns).toBeGreaterThan(turns + 1);
    },
    stop: async () => {
      child.send('stop');
      return until('stopped');
    },
    readAll: async () => {
      child.send('read');
      return until('grams');
    },
    kill: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}
type Running = ReturnType<typeof start>;

/** Stops them; both versions then read the same, and every addition counts. @returns the sum in grams */
async function stopAndCompare(before: number, running: Running[]): Promise<number> {
  const stopped = await Promise.all(running.map(({ stop }) => stop()));
  expect(stopped.flatMap(({ wrong }) => wrong)).toEqual([]);
  const sum = stopped.reduce((total, { addedGrams }) => total + addedGrams, before);
  const [first, ...rest] = await Promise.all(running.map(({ readAll }) => readAll()));
  expect(rest).toEqual(rest.map(() => first));
  expect(first?.reduce<number>((total, grams = NaN) => total + grams, 0)).toBe(sum);
  await Promise.all(running.map(({ kill }) => kill()));
  return sum;
}

test('neighbouring versions work side by side while two processes expand, and later contract, the stored shape', async () => {
  const old = start(1);
  await start(2, 'halt').until('half');
  await old.work();
  const expanding = [start(2), start(2)];
  await Promise.all([old, ...expanding].map(({ work }) => work()));
  expect(await endedOnes()).toEqual([expansion]);
  const sum = await stopAndCompare(PARCELS * 1_000, [old, ...expanding]);
  expect((await stored()).filter(({ grams }) => grams === undefined)).toEqual([]);

  const expanded = start(2);
  await start(3, 'halt').until('half');
  await expanded.work();
  const contracting = [start(3), start(3)];
  await Promise.all([expanded, ...contracting].map(({ work }) => work()));
  expect(await endedOnes()).toEqual([expansion, contraction]);
  const later = await stopAndCompare(sum, [expanded, ...contracting]);

  const last = start(3);
  await last.work();
  await stopAndCompare(later, [last]);
  expect((await stored()).filter(({ kg }) => kg !== undefined)).toEqual([]);
});

test('two processes at once apply each migration once to each document', async () => {
  const both = [start(3), start(3)];
  await Promise.all(both.map(({ until }) => until('ready')));
  expect(await endedOnes()).toEqual([expansion, contraction]);
  expect(new Set((await stored()).map(({ moved }) => moved))).toEqual(new Set([2]));
});

test('a migration whose process was killed halfway is finished by the next start, and changes nothing twice', async () => {
  const halted = start(2, 'halt');
  expect(await halted.until('half')).toBe(expansion);
  await halted.kill();
  expect(await endedOnes()).toEqual([]);
  expect((await stored()).filter(({ moved }) => moved).length).toBe(PARCELS / 2);
  await start(2).until('ready');
  expect(await endedOnes()).toEqual([expansion]);
  const parcels = await stored();
  expect(new Set(parcels.map(({ moved }) => moved))).toEqual(new Set([1]));
});

test('one version back starts on contracted data, two versions back is refused in a sentence', async () => {
  await start(3).until('ready');
  const back = start(2);
  await back.work();
  expect((await back.stop()).wrong).toEqual([]);
  expect(await start(1).until('refused')).toBe(
    `The database ${config.DB_PREFIX}_parcels has left the shape that this version of the shop reads (migration ` +
      `${contraction}): start the version that ran this migration or the one before it, or restore a backup from before.`,
  );
});

test('a contraction that was killed halfway keeps the version out that reads the removed field, and no other', async () => {
  const expanded = start(2);
  await expanded.work();
  const halted = start(3, 'halt');
  expect(await halted.until('half')).toBe(contraction);
  await halted.kill();
  expect(await start(1).until('refused')).toContain(contraction);
  const next = start(3);
  await Promise.all([expanded.work(), next.work()]);
  expect(await endedOnes()).toEqual([expansion, contraction]);
  await stopAndCompare(PARCELS * 1_000, [expanded, start(2), next]);
});
