import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@shop/dev-stack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoShop, type DemoShop } from './security/demo-shop.ts';
import { openProductionShop, type ProductionShop } from './security/production-shop.ts';
import type { Script } from './security/row.ts';
import { table } from './security/table.ts';

/*
 * Runs the scripts of the security table against a shop in production mode behind TLS, or a demo where something is
 * paid. `npm run security` takes more samples.
 */
/** A fresh checkout first builds the pages. */
const BUILD_TIMEOUT_MS = 300_000;
let shop: ProductionShop | undefined;
let demo: DemoShop | undefined;
beforeAll(async () => {
  shop = await openProductionShop();
  demo = await openDemoShop();
}, BUILD_TIMEOUT_MS);
afterAll(async () => {
  try {
    await demo?.reconcile();
  } finally {
    await demo?.close();
    await shop?.close();
  }
});

const parts = table.flatMap(({ asvs, name, parts: ownParts }) =>
  Object.entries(ownParts).map(([requirement, proof]) => ({ asvs, name, requirement, proof })),
);
const scripts = new Map<Script, string>();
for (const { asvs, name, requirement, proof } of parts)
  if (typeof proof === 'function')
    scripts.set(proof, scripts.get(proof) ?? `${asvs} ${name}: ${requirement}`);

test('docs/security.md names every requirement of the table and its parts, and no other', () => {
  const document = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const [, section = ''] = document.split('## The table, row by row');
  const rows = (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:ASVS|---)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows).toEqual(
    table.map(({ asvs, name, parts: ownParts }) => [asvs, name, Object.keys(ownParts).join('; ')]),
  );
});

/** A bound against hanging: some scripts open a dozen pages, or wait for a store. */
const SCRIPT_TIMEOUT_MS = 300_000;
test.each([...scripts].map(([run, what]) => ({ run, what })))(
  '$what [sec-20 sec-34]',
  ({ run }) => run(shop as ProductionShop, demo as DemoShop),
  SCRIPT_TIMEOUT_MS,
);
