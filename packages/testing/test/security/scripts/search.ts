import { expect } from 'vitest';
import type { ProductionShop } from '../production-shop.ts';

/** Entry of MongoDB's profiler. */
type ProfiledOperation = {
  op: string;
  ns: string;
  docsExamined?: number;
  planSummary?: string;
  command: object;
};

/** Examined documents allowed for one operation, such as counting a search without results. */
const MAX_DOCUMENTS = 5;

/**
 * A search needs no timeout: it looks up at most 64 characters in memory, and sends no pattern or scan to the database.
 */
export async function boundedSearch({ visitor, database }: ProductionShop): Promise<void> {
  const guest = await visitor('192.0.2.22');
  const catalog = database('catalog');
  const hostile = [
    '.*'.repeat(40),
    '(a+)+$'.repeat(200),
    `${'a'.repeat(5_000)}!`,
    '(?=(.*a){40})',
    'villa '.repeat(1_000),
    'ä\u0301'.repeat(500),
  ];
  await catalog.db?.command({ profile: 2 });
  try {
    for (const words of hostile)
      for (const end of ['', '/suggestions']) {
        const { status } = await guest.call('GET', `/api/shop/search/${encodeURIComponent(words)}${end}`);
        expect([words.slice(0, 9), end, status]).toEqual([words.slice(0, 9), end, 200]);
      }
  } finally {
    await catalog.db?.command({ profile: 0 });
  }
  const profile = catalog.collection<ProfiledOperation>('system.profile');
  const all = await profile.find({ ns: { $not: /system\.profile$/ } }).toArray();
  // The service's own queries: for changed products and events to send.
  const done = all.filter(({ command }) => !/"(changedAt|outbox\.\w+)"/.test(JSON.stringify(command)));
  await profile.drop();
  expect(done.length).toBeGreaterThan(0);
  for (const { ns, planSummary = '', docsExamined = 0, command } of done) {
    expect([ns, planSummary.includes('COLLSCAN')]).toEqual([ns, false]);
    expect([ns, docsExamined <= MAX_DOCUMENTS]).toEqual([ns, true]);
    expect(JSON.stringify(command)).not.toMatch(/\$regex|\$where|\$text|\$expr/);
  }
  const misses = await catalog.collection<{ _id: string }>('searchmisses').find().toArray();
  expect(misses.filter(({ _id }) => _id.length > 64)).toEqual([]);
}
