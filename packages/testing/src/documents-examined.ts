import type { Database } from '@shop/service-kit';

/** Documents that MongoDB examines during `ask`. Requires an otherwise idle database. */
export async function documentsExamined(
  { connection }: Database,
  ask: () => Promise<unknown>,
): Promise<number> {
  const { db } = connection;
  if (!db) throw new Error('the database is not open');
  await db.command({ profile: 2 });
  try {
    await ask();
  } finally {
    await db.command({ profile: 0 });
  }
  const noted = db.collection<{ docsExamined?: number }>('system.profile');
  const calls = await noted.find().toArray();
  await noted.drop();
  return calls.reduce((all, { docsExamined = 0 }) => all + docsExamined, 0);
}
