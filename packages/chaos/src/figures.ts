import type { RowResult } from './run-row.ts';

export const columns = [
  'row',
  'what happens',
  'seed',
  'orders',
  'paid',
  'captures',
  'refunds',
  'checkout p95, max s',
  'at rest after s',
  'breaches',
];

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

/** A row's figures as the table shows them. */
export function figuresOf(result: RowResult): string[] {
  const { row, seed, orders, paid, captures, refunds, checkoutP95, checkoutMax, quietMs, breaches } = result;
  return [
    row.name,
    row.what,
    ...[seed, orders, paid, captures, refunds].map(String),
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

/**
 * The page with the figures: of this run, and of earlier ones for the rows that it had not.
 * @param before the page as it was, '' for none
 * @param names all rows, in the order in which they are told
 */
export function pageOf(before: string, results: readonly RowResult[], names: readonly string[]): string {
  const table = new Map(before.split('\n').map((text) => [cellsOf(text)[0] ?? '', cellsOf(text)]));
  for (const result of results) table.set(result.row.name, figuresOf(result));
  const told = names.flatMap((name) => [table.get(name) ?? []]).filter((cells) => cells.length > 0);
  const sum = (column: string) => told.reduce((all, cells) => all + numberIn(cells, column), 0);
  return [
    '# Chaos: what the shop lives through',
    '',
    'Buyers order and pay while something is broken on purpose. Afterwards the audit reads the books: every order’s money',
    'against the providers’ lists, every product’s pieces, every cart, every event; and what the buyers were told is held',
    'against them. A breach is anything that is not right then. The times belong to the machine, the breaches do not.',
    '',
    `${told.length} rows, ${sum('orders')} orders, ${sum('breaches')} breaches. \`npm run chaos -- --rows <row> --seed <seed>\` runs one again;`,
    'the seed decides what buyers do and when the blow falls, the machine how far each had come by then.',
    '',
    '<!-- prettier-ignore-start -->',
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...told.map(line),
    '',
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}
