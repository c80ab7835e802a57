import { connectMongo, createLogger } from '@shop/service-kit';
import { documentsExamined, testSettings } from '@shop/testing';
import { expect, test } from 'vitest';
import { openEmailStore } from './email-store.ts';

test('a due email is found by an index, however many were written', async () => {
  const database = await connectMongo('email', testSettings().config, createLogger('test', 'silent'));
  const emails = await openEmailStore(database.connection);
  const now = new Date();
  await database.connection.collection('emails').insertMany(
    Array.from({ length: 300 }, (_, n) => ({
      _id: `email-${n}`,
      kind: 'order-confirmed',
      createdAt: now,
      dueAt: n === 150 ? now : null,
    })) as never[],
  );
  const found: unknown[] = [];
  const examined = await documentsExamined(database, async () => {
    for (const lease of ['first', 'second']) found.push((await emails.claimDue(now, 60_000, lease))?._id);
  });
  expect(found).toEqual(['email-150', undefined]);
  expect(examined).toBe(1);
  await database.connection.dropDatabase();
  await database.close();
});
