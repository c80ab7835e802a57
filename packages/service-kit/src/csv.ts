import { eurosText } from '@shop/money';

/** By it a spreadsheet knows that the file is UTF-8. */
export const CSV_START = '\uFEFF';
export const CSV_SEPARATOR = ';';

/** A number as it stands in a file. What somebody has typed is text, whatever it looks like. */
type CsvNumber = { number: string };
/** Text, or a number. */
export type CsvCell = string | CsvNumber;

/**
 * A spreadsheet reads text as a formula from one of the signs (wide forms of East Asian keyboards too) at its start. With
 * another separator set, a cell can also start after a comma, a quotation mark or a line break inside our text.
 */
const STARTS = String.raw`(?<=^|[,;|"\t\r\n])`;
const FORMULA_SIGN = String.raw`(?=[=+\-@\t\r\n＝＋－＠])`;
/** Apostrophes of the text itself are guarded too, so that `unguarded` can tell the guard from them. */
const TO_GUARD = new RegExp(`${STARTS}'*${FORMULA_SIGN}`, 'g');
const GUARDED = new RegExp(`${STARTS}'('*)${FORMULA_SIGN}`, 'g');

/**
 * A text that no spreadsheet reads as a formula: an apostrophe before every place where one would begin.
 * @returns the text, guarded where it has to be; `unguarded` takes exactly that off again
 */
export const guarded = (text: string): string => text.replace(TO_GUARD, "'$&");

/** A text as it was before `guarded`. */
export const unguarded = (text: string): string => text.replace(GUARDED, '$1');

/** A whole number. @param value null stands for an empty cell */
export const csvNumber = (value: number | null): CsvNumber => ({
  number: value === null ? '' : String(value),
});

/** A sum with a decimal comma. @param cents null for an empty cell: nobody knows it */
export const csvEuros = (cents: number | null): CsvNumber => ({
  number: cents === null ? '' : eurosText(cents).replace('.', ','),
});

const quotedIfNeeded = (text: string): string =>
  /[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const written = (cell: CsvCell): string =>
  typeof cell === 'string' ? quotedIfNeeded(guarded(cell)) : cell.number;

/** One line of a file for a Finnish spreadsheet: semicolons, and texts that cannot become formulas. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(written).join(CSV_SEPARATOR)}\r\n`;
