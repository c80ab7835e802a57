/** The ball has radius 100 around the origin. */
type Point = readonly [x: number, y: number];
type Strand = readonly [start: Point, control: Point, end: Point];
type Band = { first: Strand; last: Strand; strands: number };

const bands: Band[] = [
  {
    first: [
      [10, 110],
      [58, 70],
      [40, -60],
    ],
    last: [
      [110, 30],
      [96, 0],
      [90, -70],
    ],
    strands: 10,
  },
  {
    first: [
      [-110, -20],
      [-70, 40],
      [-40, 110],
    ],
    last: [
      [-60, -30],
      [-20, 30],
      [20, 110],
    ],
    strands: 9,
  },
  {
    first: [
      [-112, 0],
      [-40, 4],
      [36, 74],
    ],
    last: [
      [-96, 60],
      [-40, 62],
      [10, 110],
    ],
    strands: 8,
  },
  {
    first: [
      [-104, 12],
      [-44, -92],
      [104, -44],
    ],
    last: [
      [-100, 44],
      [-28, -40],
      [106, 4],
    ],
    strands: 9,
  },
  {
    first: [
      [-58, -22],
      [-18, 36],
      [18, 112],
    ],
    last: [
      [20, -44],
      [62, 8],
      [74, 80],
    ],
    strands: 9,
  },
  {
    first: [
      [-72, -84],
      [-10, -112],
      [70, -82],
    ],
    last: [
      [-112, 4],
      [-44, -100],
      [112, -52],
    ],
    strands: 8,
  },
];

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

const write = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const curve = ([start, control, end]: Strand): string => `M${write(start)}Q${write(control)} ${write(end)}`;

function outline({ first, last }: Band): string {
  return `${curve(first)}L${write(last[2])}Q${write(last[1])} ${write(last[0])}Z`;
}

export function drawBands(): { ground: string; strands: string }[] {
  return bands.map((band) => {
    const strands = Array.from({ length: band.strands }, (_, index) => {
      const share = index / (band.strands - 1);
      const [start, control, end] = band.first;
      return curve([
        between(start, band.last[0], share),
        between(control, band.last[1], share),
        between(end, band.last[2], share),
      ]);
    });
    return { ground: outline(band), strands: strands.join('') };
  });
}
