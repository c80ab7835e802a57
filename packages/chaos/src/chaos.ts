import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@shop/dev-stack';
import { tableOf } from '@shop/testing/table';
import { openFaultyShop } from './battlefield.ts';
import { columns, figuresOf, pageOf } from './figures.ts';
import { outages, rows, type Row } from './rows.ts';
import { runRow, type RowResult } from './run-row.ts';
import { fillShelves } from './shopping.ts';
import { openSmallDisk, type SmallDisk } from './small-disk.ts';

/* `npm run chaos`. Options: README. */
const { values } = parseArgs({
  options: {
    rows: { type: 'string' },
    seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 1_000_000)) },
    orders: { type: 'string', default: '40' },
    buyers: { type: 'string', default: '8' },
    outage: { type: 'string', default: '600' },
    write: { type: 'boolean', default: false },
  },
});
const [seed, orders, buyers] = [Number(values.seed), Number(values.orders), Number(values.buyers)];
const named = values.rows?.split(',');
const lasting = outages(Number(values.outage));
const chosen = rows
  .filter(({ name, isLong }) => (named ? named.includes(name) : !isLong))
  .map((row) => lasting.find(({ name }) => name === row.name) ?? row);
const unknown = named?.filter((name) => !rows.some((row) => row.name === name)) ?? [];
if (unknown.length > 0)
  throw new Error(`no such row: ${unknown.join(', ')}; there are ${rows.map(({ name }) => name).join(', ')}`);

const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
const results: RowResult[] = [];

/** Shows the shop's output only while it starts; later messages are intended. */
async function runInShop(some: readonly Row[], disk: SmallDisk | null): Promise<void> {
  let isUp = false;
  const faulty = await openFaultyShop((sentence) => isUp || say(sentence), disk);
  isUp = true;
  try {
    const products = await fillShelves(faulty);
    for (const row of some) {
      say(`\n── ${row.name}: ${row.what} (seed ${seed}) ──`);
      const result = await runRow(faulty, row, { products, seed, orders, buyers });
      results.push(result);
      say(`${figuresOf(result).slice(2).join(' · ')}${result.met ? `\n  met: ${result.met}` : ''}`);
      for (const breach of result.breaches) say(`  breach: ${breach}`);
    }
  } finally {
    const isBroken = results.some(({ breaches }) => breaches.length > 0);
    await faulty.close(isBroken);
    if (isBroken) say(`The logs are in ${faulty.folder}/logs.`);
  }
}

const [small = [], usual = []] = [true, false].map((isSmall) =>
  chosen.filter(({ onSmallDisk = false }) => onSmallDisk === isSmall),
);
if (usual.length > 0) await runInShop(usual, null);
if (small.length > 0) await runInShop(small, openSmallDisk());
process.stdout.write(`${tableOf(`Chaos, seed ${seed}`, columns, results.map(figuresOf))}\n`);
if (values.write) {
  const page = join(root, 'docs', 'chaos.md');
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  writeFileSync(
    page,
    pageOf(
      before,
      results,
      rows.map(({ name }) => name),
    ),
  );
}
process.exitCode = results.some(({ breaches }) => breaches.length > 0) ? 1 : 0;
