import { expect, test } from 'vitest';
import { pageOf } from './figures.ts';
import { rows } from './rows.ts';
import type { RowResult } from './run-row.ts';

const [row, another] = rows;
if (!row || !another) throw new Error('there are no rows');
const first: RowResult = {
  row,
  seed: 1,
  purchases: 50,
  orders: 40,
  paid: 30,
  captures: 31,
  refunds: 1,
  checkoutP95: 2_000,
  checkoutMax: 9_000,
  consistentMs: 5_000,
  breaches: [],
  met: '',
};
const names = [row.name, another.name];

test('a row that is run again shows both runs, and the text below the table stays', () => {
  const before = `${pageOf('', [first], names)}\n## What it found\n\nNothing.\n`;
  const again = { ...first, seed: 2, checkoutP95: 3_000, checkoutMax: 4_000, breaches: ['money: gone'] };
  const page = pageOf(before, [again, { ...first, row: another, seed: 3 }], names);
  expect(page).toContain(`| ${row.name} | ${row.what} | 2 | 1, 2 | 80 | 60 | 62 | 2 | 3.0, 9.0 | 5.0 | 1 |`);
  expect(page).toContain('2 rows, 3 runs, 120 orders; breaches: 1.');
  expect(page.trimEnd()).toMatch(/prettier-ignore-end -->\n\n## What it found\n\nNothing\.$/);
});

test('a row whose scenario changed starts over', () => {
  const before = pageOf('', [first], names);
  const changed = { ...first, row: { ...row, what: 'something else' }, seed: 2 };
  expect(pageOf(before, [changed], names)).toContain(`| ${row.name} | something else | 1 | 2 | 40 |`);
});
