import { afterAll, beforeAll, expect, test } from 'vitest';
import { missingTests } from '../src/named-tests.ts';
import { openProductionShop, type ProductionShop } from './security/production-shop.ts';
import type { Script } from './security/row.ts';
import { table } from './security/table.ts';

/*
 * The shop's security requirements, from one table: what can be asked of a running shop is asked of one in production mode,
 * behind TLS and with the limits of production; for the rest the table names the tests. `npm run security` takes more
 * samples where it counts.
 */
let shop: ProductionShop | undefined;
beforeAll(async () => {
  shop = await openProductionShop();
  // In a fresh checkout the pages are built first.
}, 300_000);
afterAll(() => shop?.close());

const parts = table.flatMap(({ asvs, name, parts: all }) =>
  Object.entries(all).map(([part, by]) => ({ asvs, name, part, by })),
);
const scripts = new Map<Script, string>();
for (const { asvs, name, part, by } of parts)
  if (typeof by === 'function') scripts.set(by, scripts.get(by) ?? `${asvs} ${name}: ${part}`);

test('what another test shows is shown by one that there is, and no part is shown by nothing', () => {
  const named = parts.flatMap(({ by }) => (typeof by === 'function' ? [] : by));
  expect(missingTests(named)).toEqual([]);
  expect(parts.filter(({ by }) => by.length === 0 && typeof by !== 'function')).toEqual([]);
});

test.each([...scripts].map(([run, what]) => ({ run, what })))('$what', ({ run }) =>
  run(shop as ProductionShop),
);
