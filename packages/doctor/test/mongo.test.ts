import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomePrimary, findMongoProgram, freePort } from '@shop/dev-stack';
import { setUpHarness } from '@shop/testing';
import { MongoClient, MongoServerError } from 'mongodb';
import { expect, test } from 'vitest';
import { examineMongo } from '../src/checks/mongo.ts';

/** A replica set of one member. */
const set = setUpHarness(async () => {
  const program = await findMongoProgram();
  if (!program) throw new Error('this test needs a mongod on this machine');
  const [port, data] = [await freePort(), mkdtempSync(join(tmpdir(), 'shop-doctor-mongo-'))];
  const args = ['--port', `${port}`, '--dbpath', data, '--replSet', 'rs0', '--bind_ip', '127.0.0.1'];
  const small = ['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '64', '--nounixsocket', '--quiet'];
  const server = spawn(program.file, [...args, ...small], { stdio: 'ignore', env: program.env });
  await becomePrimary({ address: `127.0.0.1:${port}` }, AbortSignal.timeout(60_000));
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`);
  return {
    client,
    admin: () => client.db('admin'),
    close: async () => {
      await client.close();
      server.kill('SIGKILL');
      await once(server, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
});

const sentences = async (mongo: Parameters<typeof examineMongo>[0]['mongo']) =>
  (await examineMongo({ mongo })).problems.map(({ level, says }) => `${level}: ${says}`);

/** The server, whose answer to one command is replaced. */
const answering = (name: string, answer: () => unknown) => ({
  db: (database: string) => ({
    command: async (command: object) =>
      name in command ? answer() : set.client.db(database).command(command),
  }),
});

test('a set of one member is fine, whatever its election timeout', async () => {
  const { problems, checked } = await examineMongo({ mongo: set.client });
  expect([problems, checked]).toEqual([
    [],
    expect.stringMatching(/^version \d+\.\d+\.\d+, replica set rs0$/),
  ]);
});

test('an old version is found', async () => {
  const old = answering('buildInfo', () => ({ version: '5.0.31' }));
  expect(await sentences(old)).toEqual(['wrong: MongoDB 5.0.31 is too old.']);
});

test('a member that is away and slow elections are found', async () => {
  const { config } = await set.admin().command({ replSetGetConfig: 1 });
  const away = { _id: 1, host: '127.0.0.1:1', votes: 0, priority: 0 };
  const members = [...config.members, away];
  await set.admin().command({ replSetReconfig: { ...config, version: config.version + 1, members } });
  await expect
    .poll(() => sentences(set.client))
    .toEqual([
      "wrong: The replica set's member 127.0.0.1:1 is (not reachable/healthy): one loss less can be survived.",
      expect.stringMatching(/^look: electionTimeoutMillis is 10000, longer than the 4000 ms/),
    ]);
});

test('a user without the right to look is told which right', async () => {
  const refuse = () => {
    throw new MongoServerError({ message: 'not authorized', code: 13 });
  };
  const { problems } = await examineMongo({ mongo: answering('replSetGetConfig', refuse) });
  expect(problems).toMatchObject([{ level: 'look', mend: expect.stringContaining('clusterMonitor') }]);
});
