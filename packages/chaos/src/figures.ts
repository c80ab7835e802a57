import type { RowResult } from './run-row.ts';

export const columns = [
  'row',
  'what happens',
  'runs',
  'seeds',
  'orders',
  'paid',
  'captures',
  'refunds',
  'checkout p95, max s',
  'consistent after s',
  'breaches',
];

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

/** Row of the figures' table. */
export function figuresOf(result: RowResult): string[] {
  const { row, seed, orders, paid, captures, refunds, checkoutP95, checkoutMax, consistentMs, breaches } =
    result;
  return [
    row.name,
    row.what,
    ...[1, seed, orders, paid, captures, refunds].map(String),
    `${seconds(checkoutP95)}, ${seconds(checkoutMax)}`,
    seconds(consistentMs),
    String(breaches.length),
  ];
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const cellsOf = (text: string) =>
  text
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const numberIn = (cells: string[], column: string) => Number(cells[columns.indexOf(column)]);

const counted = new Set(['runs', 'orders', 'paid', 'captures', 'refunds', 'breaches']);
const timed = new Set(['checkout p95, max s', 'consistent after s']);

function mergeRuns(before: readonly string[], after: readonly string[]): string[] {
  return columns.map((column, index) => {
    const [a = '', b = ''] = [before[index], after[index]];
    if (column === 'seeds') return `${a}, ${b}`;
    if (counted.has(column)) return String(Number(a) + Number(b));
    return timed.has(column) ? longest(a.split(', '), b.split(', ')) : b;
  });
}

const longest = (one: string[], two: string[]): string =>
  one.map((time, index) => Math.max(Number(time), Number(two[index])).toFixed(1)).join(', ');

const END = '<!-- prettier-ignore-end -->';

/**
 * Merges this run into the page; text below the table stays.
 * @param names of all rows, in order
 */
export function pageOf(before: string, results: readonly RowResult[], names: readonly string[]): string {
  const table = new Map(before.split('\n').map((text) => [cellsOf(text)[0] ?? '', cellsOf(text)]));
  for (const result of results) {
    const [earlier, cells] = [table.get(result.row.name), figuresOf(result)];
    table.set(result.row.name, earlier && earlier[1] === cells[1] ? mergeRuns(earlier, cells) : cells);
  }
  const listed = names.flatMap((name) => [table.get(name) ?? []]).filter((cells) => cells.length > 0);
  const sum = (column: string) => listed.reduce((all, cells) => all + numberIn(cells, column), 0);
  const below = before.split(END)[1]?.trim();
  return [
    '# Chaos: failures that the shop survives',
    '',
    'Buyers order and pay while a fault is injected. Afterwards the audit compares every order’s money with the providers’',
    'lists, and checks every product’s stock, every cart and every event, also against the answers that buyers got. A breach',
    'is any difference that remains. Times depend on the machine; breaches do not.',
    '',
    `${listed.length} rows, ${sum('runs')} runs, ${sum('orders')} orders; breaches: ${sum('breaches')}. \`npm run chaos -- --rows <row> --seed <seed>\` repeats`,
    'one. The seed decides what buyers do and when the fault comes; how far each buyer has got by then depends on the machine.',
    'Counts are sums over all runs of a row; times are the longest.',
    '',
    '<!-- prettier-ignore-start -->',
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...listed.map(line),
    '',
    END,
    '',
    ...(below ? [below, ''] : []),
  ].join('\n');
}
