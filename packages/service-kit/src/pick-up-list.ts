import { createReadStream } from 'node:fs';
import type { PickUpPoint } from '@shop/contracts';
import { carriers, type Carrier } from '@shop/shop-rules';
import { z } from 'zod';
import { readCsv, type CsvRow } from './csv-reader.ts';

export const pickUpPointsEnv = z
  .string()
  .optional()
  .describe(
    'File of the pick-up points that buyers choose from, as ‘Going live’ describes it. Without it a demo takes a sample list, and production offers no delivery to a pick-up point',
  );

export type ListedPoint = PickUpPoint & { carrier: Carrier };

const COLUMNS = ['carrier', 'id', 'name', 'address', 'postcode', 'city'] as const;
const MOST_NAMED = 10;

const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'is missing' })
    .max(max, { error: `has more than ${max} characters` });

const pointSchema = z.object({
  carrier: z.enum(carriers, { error: `must be one of ${carriers.join(', ')}` }),
  id: words(40),
  name: words(120),
  address: words(200),
  postcode: z
    .string()
    .trim()
    .regex(/^\d{5}$/, { error: 'must be five digits; some spreadsheets drop the zeros at its start' }),
  city: words(60),
});

/**
 * Reads the list of pick-up points: CSV, UTF-8, semicolons, columns as in `COLUMNS`.
 * @throws Error that names wrong rows and columns
 */
export async function readPickUpPoints(file: string): Promise<ListedPoint[]> {
  const [head, ...rows] = await rowsOf(file);
  const names = head?.cells.slice(0, COLUMNS.length).map((name) => name.trim());
  if (names?.join(';') !== COLUMNS.join(';'))
    throw wrong(file, [`its first row must be ${COLUMNS.join(';')}`]);
  if (rows.length === 0) throw wrong(file, ['it names no place']);
  const points = new Map<string, ListedPoint>();
  const problems = rows.flatMap(({ row, cells }) => {
    const record = Object.fromEntries(COLUMNS.map((name, at) => [name, cells[at] ?? '']));
    const { data, error } = pointSchema.safeParse(record);
    if (!data) return error.issues.map(({ path, message }) => `row ${row}, ${path.join('.')}: ${message}`);
    const key = `${data.carrier} ${data.id}`;
    if (points.has(key)) return [`row ${row}, id: ${data.carrier} has ${data.id} twice`];
    points.set(key, data);
    return [];
  });
  if (problems.length > 0) throw wrong(file, problems);
  return [...points.values()];
}

async function rowsOf(file: string): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  try {
    for await (const row of readCsv(createReadStream(file))) rows.push(row);
    return rows;
  } catch (cause) {
    throw wrong(file, [cause instanceof Error ? cause.message : String(cause)], cause);
  }
}

function wrong(file: string, problems: string[], cause?: unknown): Error {
  const more = problems.length > MOST_NAMED ? [`and ${problems.length - MOST_NAMED} more`] : [];
  const lines = [...problems.slice(0, MOST_NAMED), ...more].map((line) => `\n  ${line}`);
  return new Error(`PICK_UP_POINTS, the list ${file}, is wrong:${lines.join('')}`, { cause });
}
