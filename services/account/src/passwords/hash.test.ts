import { expect, test } from 'vitest';
import { costOf, hash, matches } from './hash.ts';

test('a new hash has the cost that is set, and one of another cost is still known [asvs-6]', () => {
  for (const cost of [10, 11]) {
    const passwordHash = hash('villapaita 7', cost);
    expect(passwordHash).toMatch(new RegExp(String.raw`^\$2b\$${cost}\$`));
    expect(costOf(passwordHash)).toBe(cost);
    expect(matches('villapaita 7', passwordHash)).toBe(true);
    expect(matches('villapaita 8', passwordHash)).toBe(false);
  }
});
