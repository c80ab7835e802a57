import type { Piece } from '../relief.ts';

/** Patterns by rows, drawn as a knitter draws them: each sign a stitch, '.' the ground, the rest a colour's number. */
const charts = [
  ['1.......', '........', '........', '....1...', '........', '........'],
  [
    '....1....',
    '...111...',
    '..11.11..',
    '.11...11.',
    '..11.11..',
    '...111...',
    '....1....',
    '.........',
    '1.1.1.1.1',
    '.........',
  ],
  ['1..1..', '.11...', '.11...', '1..1..', '......', '...1..', '......'],
  [
    '...1.....1...',
    '...11...11...',
    '...111.111...',
    '1111.1.1.1111',
    '.1111...1111.',
    '..111.2.111..',
    '......2......',
    '..111.2.111..',
    '.1111...1111.',
    '1111.1.1.1111',
    '...111.111...',
    '...11...11...',
    '...1.....1...',
    '.............',
    '2.2.2.2.2.2.2',
    '.............',
  ],
];

/** Which of a piece's colours a stitch has. */
export function chartColour(
  column: number,
  row: number,
  { colours, seed }: Pick<Piece, 'colours' | 'seed'>,
): number {
  const chart = charts[colours.length > 2 ? charts.length - 1 : seed % (charts.length - 1)] as string[];
  const line = chart[((row % chart.length) + chart.length) % chart.length] as string;
  const sign = line[((column % line.length) + line.length) % line.length];
  return sign === '.' ? 0 : Math.min(Number(sign), colours.length - 1);
}
