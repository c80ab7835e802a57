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
  'at rest after s',
  'breaches',
];

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

/** Row of the figures' table. */
export function figuresOf(result: RowResult): string[] {
  const { row, seed, orders, paid, captures, refunds, checkoutP95, checkoutMax, quietMs, breaches } = result;
  return [
    row.name,
    row.what,
    ...[1, seed, orders, paid, captures, refunds].map(String),
    `${seconds(checkoutP95)}, ${seconds(checkoutMax)}`,
    seconds(quietMs),
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
const timed = new Set(['checkout p95, max s', 'at rest after s']);

function together(before: readonly string[], after: readonly string[]): string[] {
  return columns.map((column, place) => {
    const [one = '', two = ''] = [before[place], after[place]];
    if (column === 'seeds') return `${one}, ${two}`;
    if (counted.has(column)) return String(Number(one) + Number(two));
    return timed.has(column) ? longest(one.split(', '), two.split(', ')) : two;
  });
}

const longest = (one: string[], two: string[]): string =>
  one.map((time, place) => Math.max(Number(time), Number(two[place])).toFixed(1)).join(', ');

const END = '<!-- prettier-ignore-end -->';

/**
 * Merges this run into the page; text below the table stays.
 * @param names of all rows, in order
 */
export function pageOf(before: string, results: readonly RowResult[], names: readonly string[]): string {
  const table = new Map(before.split('\n').map((text) => [cellsOf(text)[0] ?? '', cellsOf(text)]));
  for (const result of results) {
    const [known, figures] = [table.get(result.row.name), figuresOf(result)];
    table.set(result.row.name, known && known[1] === figures[1] ? together(known, figures) : figures);
  }
  const listed = names.flatMap((name) => [table.get(name) ?? []]).filter((cells) => cells.length > 0);
  const sum = (column: string) => listed.reduce((all, cells) => all + numberIn(cells, column), 0);
  const below = before.split(END)[1]?.trim();
  return [
    '# Chaos: what the shop lives through',
    '',
    'Buyers order and pay while something is broken on purpose. Afterwards the audit reads the books: every order’s money',
    'against the providers’ lists, every product’s pieces, every cart, every event; and what the buyers were told is held',
    'against them. A breach is anything that is not right then. The times belong to the machine, the breaches do not.',
    '',
    `${listed.length} rows, ${sum('runs')} runs, ${sum('orders')} orders; breaches: ${sum('breaches')}. \`npm run chaos -- --rows <row> --seed <seed>\` runs one`,
    'again; the seed decides what buyers do and when the blow falls, the machine how far each had come by then. Counts are of',
    'all runs of a row together, times are the longest.',
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
