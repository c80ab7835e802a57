import { randomBytes, randomInt } from 'node:crypto';
import { expect } from 'vitest';
import type { ProductionShop } from '../production-shop.ts';

/** So many logins of each kind; `npm run security` takes 200. */
const SAMPLES = process.env['FULL_STRENGTH'] ? 200 : 40;
/** Of so many wrong passwords none waits yet, from one place and from all together. */
const [OF_A_PLACE, OF_ALL] = [5, 10];
/** What nobody tells apart over a network (security requirement 6.3.8). */
const [NOTHING_MS, NOTHING_SHARE] = [15, 0.05];
/** Beyond so many standard deviations it is no accident: once in some 100,000 runs. */
const DEVIATIONS = 4.5;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How often a value of one is above one of the other (Mann and Whitney): a half where nobody can tell them apart. */
const shareAbove = (ones: number[], others: number[]) =>
  ones
    .flatMap((time) =>
      others.map((otherTime) => (time > otherTime ? 1 : time === otherTime ? 0.5 : 0) as number),
    )
    .reduce((a, b) => a + b, 0) /
  (ones.length * others.length);

/**
 * Whether somebody has an account is not to be read off the clock. Both kinds take turns in an order by lot, so that a
 * busy machine slows both; they differ only where the ranks say so beyond accident, and the medians by something that
 * could be measured.
 */
export async function sameTime({ visitor, database, customer }: ProductionShop): Promise<void> {
  const users = database('account').collection<{ _id: string }>('users');
  const like = await users.findOne({ _id: customer.id });
  const addresses = Array.from({ length: Math.ceil((SAMPLES + 2) / (OF_ALL - 2)) }, () => ({
    known: `${randomBytes(8).toString('hex')}@posti.example`,
    unknown: `${randomBytes(8).toString('hex')}@posti.example`,
  }));
  await users.insertMany(
    addresses.map(({ known: knownEmail }) => ({
      ...like,
      _id: randomBytes(12).toString('hex'),
      email: knownEmail,
      pendingEntries: [],
      notices: [],
    })),
  );
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < SAMPLES + 2; round += 1) {
    const place = await visitor(`203.0.113.${10 + (Math.floor(round / (OF_A_PLACE - 1)) % 200)}`);
    const kinds = randomInt(2) ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) {
      const email = addresses[Math.floor(round / (OF_ALL - 2))]?.[kind] ?? '';
      const started = performance.now();
      const { status } = await place.call('POST', '/api/auth/login', { email, password: 'väärin arvattu 7' });
      expect([kind, round, status]).toEqual([kind, round, 401]);
      // The first ones open connections and warm the code.
      if (round >= 2) times[kind].push(performance.now() - started);
    }
  }
  const share = shareAbove(times.known, times.unknown);
  const deviation = Math.sqrt((2 * SAMPLES + 1) / (12 * SAMPLES * SAMPLES));
  const [knownMs, unknown] = [median(times.known), median(times.unknown)];
  const apart = Math.abs(knownMs - unknown);
  const isSeen = Math.abs(share - 0.5) > DEVIATIONS * deviation;
  const isMeasurable = apart > NOTHING_MS && apart > NOTHING_SHARE * Math.min(knownMs, unknown);
  const summary = `known ${knownMs.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ${(share * 100).toFixed(0)} % of pairs above`;
  expect([isSeen && isMeasurable, summary]).toEqual([false, summary]);
}
