import { expect } from 'vitest';
import type { ProductionShop } from '../production-shop.ts';

/** What MongoDB's profiler has written of one operation. */
type Done = { op: string; ns: string; docsExamined?: number; planSummary?: string; command: object };

/** More than any search looks at: a miss is counted under its own words, by their id. */
const FEW_DOCUMENTS = 5;

/**
 * A search ends by its shape and not by a clock: whatever it asks for, it is looked for among the words in memory, at most
 * 64 characters of it, and costs the database no pattern and no scan.
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
  const profile = catalog.collection<Done>('system.profile');
  const all = await profile.find({ ns: { $not: /system\.profile$/ } }).toArray();
  // What the service does by itself meanwhile: it looks for changed products and for events to send.
  const done = all.filter(({ command }) => !/"(changedAt|outbox\.\w+)"/.test(JSON.stringify(command)));
  await profile.drop();
  expect(done.length).toBeGreaterThan(0);
  for (const { ns, planSummary = '', docsExamined = 0, command } of done) {
    expect([ns, planSummary.includes('COLLSCAN')]).toEqual([ns, false]);
    expect([ns, docsExamined <= FEW_DOCUMENTS]).toEqual([ns, true]);
    expect(JSON.stringify(command)).not.toMatch(/\$regex|\$where|\$text|\$expr/);
  }
  const misses = await catalog.collection<{ _id: string }>('searchmisses').find().toArray();
  expect(misses.filter(({ _id }) => _id.length > 64)).toEqual([]);
}
