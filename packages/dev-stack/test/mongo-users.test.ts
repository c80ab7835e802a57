import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { MongoClient, type Db, type Document } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpDatabases } from '../../backup/src/databases.ts';
import { environment, root } from '../src/config.ts';
import { findMongo } from '../src/mongo/find-mongo.ts';
import { freePort } from '../src/ports.ts';
import { userCacheFolder } from '../src/store-server.ts';

const services = ['account', 'catalog', 'cart', 'order', 'payment', 'email'];
const names = [...services, 'audit'];
const passwords = (suffix = '') =>
  Object.fromEntries(names.map((name) => [`MONGO_${name.toUpperCase()}_PASSWORD`, `${name}${suffix}`]));

const folder = mkdtempSync(join(tmpdir(), 'mongo-users-'));
let port: number;
let server: ChildProcess;
let admin: MongoClient;

/** A mongod that asks who logs in, as in a container. */
beforeAll(async () => {
  const found = await findMongo({
    env: { ...environment, MONGO_URL: '' },
    cacheFolder: userCacheFolder(environment),
    say: () => undefined,
  });
  if (found.folder === undefined) throw new Error('no mongod to start');
  port = await freePort();
  const { file, env } = await found.command({ port, dataFolder: folder, name: 'mongo-users' });
  const dbpath = join(folder, 'db');
  mkdirSync(dbpath);
  const args = [
    '--auth',
    '--dbpath',
    dbpath,
    '--port',
    String(port),
    '--bind_ip',
    '127.0.0.1',
    '--nounixsocket',
  ];
  server = spawn(file, args, { env, stdio: 'ignore' });
  // While there is no user, a client on the same machine may make the first.
  const first = new MongoClient(`mongodb://127.0.0.1:${port}`, { serverSelectionTimeoutMS: 60_000 });
  await first.db('admin').command({ createUser: 'shop', pwd: 'root', roles: ['root'] });
  await first.close();
  admin = await new MongoClient(`mongodb://shop:root@127.0.0.1:${port}/?authSource=admin`).connect();
});
afterAll(async () => {
  await admin.close();
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  rmSync(folder, { recursive: true });
});

/** Runs the script as mongosh does, but for its calls, which it only notes; they are made afterwards. */
async function runScript(env: Record<string, string>): Promise<void> {
  const { users } = await admin.db('admin').command({ usersInfo: 1 });
  const { roles } = await admin.db('admin').command({ rolesInfo: 1 });
  const commands: Document[] = [];
  const database = {
    getUser: (user: string) => (users as { user: string }[]).find((stored) => stored.user === user) ?? null,
    createUser: ({ user, ...rest }: Document) => commands.push({ createUser: user as string, ...rest }),
    updateUser: (user: string, rest: Document) => commands.push({ updateUser: user, ...rest }),
    getRole: (role: string) => (roles as { role: string }[]).find((stored) => stored.role === role) ?? null,
    createRole: ({ role, ...rest }: Document) => commands.push({ createRole: role as string, ...rest }),
  };
  const script = readFileSync(join(root, 'deploy/mongo-users/mongo-users.js'), 'utf8');
  runInNewContext(script, { process: { env }, db: { getSiblingDB: () => database } });
  for (const command of commands) await admin.db('admin').command(command);
}

async function as<T>(
  user: string,
  password: string,
  work: (at: (service: string) => Db) => Promise<T>,
): Promise<T> {
  const client = new MongoClient(`mongodb://${user}:${password}@127.0.0.1:${port}/?authSource=admin`);
  try {
    return await work((service) => client.db(`shop_${service}`));
  } finally {
    await client.close();
  }
}
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: Error & { codeName?: string }) => error.codeName ?? error.message,
  );

test('each service reads and writes its own database and no other, and the audit reads all and writes none [sec-13]', async () => {
  await runScript({ DB_PREFIX: 'shop', ...passwords() });
  for (const user of names)
    await as(user, user, async (at) => {
      for (const service of services) {
        const things = at(service).collection<{ _id: string }>('things');
        const [reads, writes] = [user === service || user === 'audit', user === service];
        const expected = (isAllowed: boolean) => (isAllowed ? 'done' : 'Unauthorized');
        expect(await outcome(things.insertOne({ _id: user }))).toBe(expected(writes));
        expect(await outcome(things.createIndex({ name: 1 }))).toBe(expected(writes));
        expect(await outcome(things.find().toArray())).toBe(expected(reads));
        expect(await outcome(at(service).listCollections().toArray())).toBe(expected(reads));
        // The doctor reads the disk by it.
        expect(await outcome(at(service).command({ dbStats: 1 }))).toBe(expected(reads));
      }
    });
});

test('the audit may read all at one moment for a backup, and no service may pause the writes of others', async () => {
  const mongoUrl = `mongodb://audit:audit@127.0.0.1:${port}/?authSource=admin`;
  const client = new MongoClient(mongoUrl);
  const pieces: string[] = [];
  const write = async ({ path }: { path: string }) => void pieces.push(path);
  try {
    await dumpDatabases({ client, mongoUrl, prefix: 'shop' }, { write, say: () => undefined });
    expect(pieces).toEqual(
      expect.arrayContaining(services.map((service) => `databases/${service}/things.00001.bson`)),
    );
  } finally {
    await client.close();
  }
  await as('order', 'order', async (at) => {
    expect(await outcome(at('order').client.db('admin').command({ fsync: 1, lock: true }))).toBe(
      'Unauthorized',
    );
    expect(await outcome(at('order').collection('things').findOne())).toBe('done');
  });
});

test('run again it changes passwords and nothing else, and without a password it says so', async () => {
  await runScript({ DB_PREFIX: 'shop', ...passwords('2') });
  const read = (password: string) =>
    outcome(as('order', password, (at) => at('order').collection('things').find().toArray()));
  expect(await read('order')).toBe('AuthenticationFailed');
  expect(await read('order2')).toBe('done');
  await expect(runScript({ DB_PREFIX: 'shop' })).rejects.toThrow('no password for account');
});
