import { localMinute, momentOf, type Pieces } from '@shop/shop-rules';
import { centsFromText, eurosText } from '@shop/money';
import { typedSize } from '@shop/shop-rules/size-text';
import { wholeFromText } from '@shop/shop-rules/whole-text';

export class CellError extends Error {
  override name = 'CellError';
  readonly column: string;

  constructor(column: string, message: string) {
    super(message);
    this.column = column;
  }
}

/** Spreadsheets use their own line ends within a cell. */
export const plain = (cell: string): string => cell.replaceAll('\r\n', '\n').trim();

const BAR = '|';

/** Escapes a bar within an entry with a backslash. */
export const joined = (list: readonly string[]): string =>
  list.map((one) => one.replace(/[\\|]/g, String.raw`\$&`)).join(` ${BAR} `);

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

export const sameList = (cell: string): string => joined(split(cell));

export const money = (cents: number | null): string =>
  cents === null ? '' : eurosText(cents).replace('.', ',');

/** Normalised; invalid text stays for the field to refuse. */
export function sameMoney(cell: string): string {
  const cents = centsFromText(cell);
  return cents === null ? plain(cell) : money(cents);
}

/** Invalid text stays for the field to refuse. */
export const countOf = (cell: string): number | string => wholeFromText(cell) ?? plain(cell);

/** Finnish local time by the minute, else ISO 8601. */
export function minute(at: Date | null | undefined): string {
  if (!at) return '';
  const local = localMinute(at.toISOString());
  return momentOf(local)?.getTime() === at.getTime() ? local.replace('T', ' ') : at.toISOString();
}

const FINNISH = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:\s+(?:klo\s+)?(\d{1,2})[.:](\d{2}))?(?:[.:]00)?$/;
const two = (digit: string | undefined): string => (digit ?? '0').padStart(2, '0');

/** Times of a date without one, so that a sale covers its whole first and last day. */
const clockOf = { start: '00:00', end: '23:59' } as const;
type Bound = keyof typeof clockOf;

/** Accepts what spreadsheets make of `2026-11-27 09:00`: `27.11.2026 9:00`. */
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

/** As `sameMoney`. */
export const sameMoment = (cell: string, bound: Bound): string =>
  minute(momentOf(moment(cell, bound))) || plain(cell);

/** Id of a label; an unknown label stays for the field to refuse. */
export function idOf(words: Readonly<Record<string, string>>, cell: string): string {
  const text = plain(cell).toLocaleLowerCase('fi-FI');
  const match = Object.entries(words).find(([id, word]) =>
    [id, word].some((one) => one.toLocaleLowerCase('fi-FI') === text),
  );
  return match?.[0] ?? plain(cell);
}

export const piecesText = (pieces: Pieces | undefined, sizes: readonly string[]): string =>
  pieces ? sizes.map((size) => `${size}: ${pieces[size] ?? 0}`).join(` ${BAR} `) : '';

/** null for an empty cell. @throws CellError */
export function piecesOf(
  cell: string,
  { column, message }: { column: string; message: string },
): Pieces | null {
  const entries = split(cell).map((entry) => /^([A-Za-z0-9-]{1,12})\s*:\s*(\d{1,7})$/.exec(typedSize(entry)));
  if (entries.some((entry) => entry === null)) throw new CellError(column, message);
  if (entries.length === 0) return null;
  return Object.fromEntries(entries.map((entry) => [entry?.[1] ?? '', Number(entry?.[2])]));
}
