import { testSettings } from '@shop/testing';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectMongo, createLogger, migrate, type Migration } from '../src/index.ts';

const silent = createLogger('test', 'silent');
let connection: Connection;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await connectMongo('migrations', testSettings().config, silent);
  connection = database.connection;
  close = async () => {
    await connection.dropDatabase();
    await database.close();
  };
});
afterAll(() => close());

const ran: string[] = [];
const migration = (name: string, up = () => Promise.resolve()): Migration => ({
  name,
  up: async () => {
    ran.push(name);
    await up();
  },
});

test('migrations run once, in their order, and new ones where others ran before', async () => {
  const [first, second, third] = [migration('001-a'), migration('002-b'), migration('003-c')];
  await migrate(connection, [first, second], silent);
  await migrate(connection, [first, second], silent);
  expect(ran.splice(0)).toEqual(['001-a', '002-b']);
  await migrate(connection, [first, second, third], silent);
  expect(ran.splice(0)).toEqual(['003-c']);
});

test('two processes may run the same migration at once', async () => {
  let started = 0;
  // Each waits inside until the other has begun too.
  const both = migration('004-d', async () => {
    started += 1;
    await vi.waitUntil(() => started === 2, { timeout: 60_000 });
  });
  await Promise.all([migrate(connection, [both], silent), migrate(connection, [both], silent)]);
  await migrate(connection, [both], silent);
  expect(ran.splice(0)).toEqual(['004-d', '004-d']);
});

test('a migration that fails stops what follows it, and is tried again', async () => {
  let isAway = true;
  const failing = migration('005-e', () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()));
  const next = migration('006-f');
  await expect(migrate(connection, [failing, next], silent)).rejects.toThrow('005-e');
  isAway = false;
  await migrate(connection, [failing, next], silent);
  expect(ran.splice(0)).toEqual(['005-e', '005-e', '006-f']);
});
