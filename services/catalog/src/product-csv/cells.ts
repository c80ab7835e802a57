import { localMinute, momentOf, type Pieces } from '@shop/shop-rules';
import { centsFromText, eurosText } from '@shop/money';
import { typedSize } from '@shop/shop-rules/size-text';
import { wholeFromText } from '@shop/shop-rules/whole-text';

/** Something in a cell that cannot be read, in words for whoever wrote it. */
export class CellError extends Error {
  override name = 'CellError';
  readonly column: string;

  constructor(column: string, message: string) {
    super(message);
    this.column = column;
  }
}

/** A text as it counts: spreadsheets end lines in a cell in their own way. */
export const plain = (cell: string): string => cell.replaceAll('\r\n', '\n').trim();

const BAR = '|';

/** A list in one cell; a bar within an entry is written `\|`. */
export const joined = (list: readonly string[]): string =>
  list.map((one) => one.replace(/[\\|]/g, String.raw`\$&`)).join(` ${BAR} `);

/** The list of a cell; an empty cell is an empty list. */
export function split(cell: string): string[] {
  if (plain(cell) === '') return [];
  const list = [''];
  let isEscaped = false;
  for (const sign of plain(cell)) {
    const last = list.length - 1;
    if (!isEscaped && sign === BAR) list.push('');
    else if (!isEscaped && sign === '\\') {
      isEscaped = true;
      continue;
    } else list[last] += sign;
    isEscaped = false;
  }
  return list.map((one) => one.trim());
}

/** The same list, however it is spaced. */
export const sameList = (cell: string): string => joined(split(cell));

/** A sum in euros; null is an empty cell. */
export const money = (cents: number | null): string =>
  cents === null ? '' : eurosText(cents).replace('.', ',');

/** A sum as the file writes it; text that is no sum stays, for the field to refuse. */
export function sameMoney(cell: string): string {
  const cents = centsFromText(cell);
  return cents === null ? plain(cell) : money(cents);
}

/** A count of pieces as a number; text that is no count stays, for the field to refuse. */
export const countOf = (cell: string): number | string => wholeFromText(cell) ?? plain(cell);

/** A moment by the minute, on Finland's clocks; one that cannot be told so, as it is. */
export function minute(at: Date | null | undefined): string {
  if (!at) return '';
  const local = localMinute(at.toISOString());
  return momentOf(local)?.getTime() === at.getTime() ? local.replace('T', ' ') : at.toISOString();
}

const FINNISH = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:\s+(?:klo\s+)?(\d{1,2})[.:](\d{2}))?(?:[.:]00)?$/;
const two = (digit: string | undefined): string => (digit ?? '0').padStart(2, '0');

/** The clock of a day without one: a sale lasts from the first minute of its first day to the last of its last. */
const clockOf = { start: '00:00', end: '23:59' } as const;
type Bound = keyof typeof clockOf;

/** A moment as the calls take it: a spreadsheet turns `2026-11-27 09:00` into `27.11.2026 9:00`. */
export function moment(cell: string, bound: Bound): string {
  const text = plain(cell);
  const finnish = FINNISH.exec(text);
  if (finnish) {
    const [, day, month, year = '', hour, minutes] = finnish;
    const clock = hour === undefined ? clockOf[bound] : `${two(hour)}:${two(minutes)}`;
    return `${year}-${two(month)}-${two(day)}T${clock}`;
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return `${text}T${clockOf[bound]}`;
  const [date = '', time] = text.split(/\s+/);
  return time === undefined ? text : `${date}T${time.padStart(5, '0')}`;
}

/** A moment as the file writes it; text that is no moment stays, for the field to refuse. */
export const sameMoment = (cell: string, bound: Bound): string =>
  minute(momentOf(moment(cell, bound))) || plain(cell);

/** A word that stands for an id; what is none of them stays as it is, for its field to refuse. */
export function idOf(words: Readonly<Record<string, string>>, cell: string): string {
  const text = plain(cell).toLocaleLowerCase('fi-FI');
  const known = Object.entries(words).find(([id, word]) =>
    [id, word].some((one) => one.toLocaleLowerCase('fi-FI') === text),
  );
  return known?.[0] ?? plain(cell);
}

/** Pieces by size in one cell: `S: 3 | M: 0`. */
export const piecesText = (pieces: Pieces | undefined, sizes: readonly string[]): string =>
  pieces ? sizes.map((size) => `${size}: ${pieces[size] ?? 0}`).join(` ${BAR} `) : '';

/** The pieces of a cell; null where it says nothing of any. @throws CellError */
export function piecesOf(
  cell: string,
  { column, message }: { column: string; message: string },
): Pieces | null {
  const entries = split(cell).map((entry) => /^([A-Za-z0-9-]{1,12})\s*:\s*(\d{1,7})$/.exec(typedSize(entry)));
  if (entries.some((entry) => entry === null)) throw new CellError(column, message);
  if (entries.length === 0) return null;
  return Object.fromEntries(entries.map((entry) => [entry?.[1] ?? '', Number(entry?.[2])]));
}
