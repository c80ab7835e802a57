import { eurosText } from '@shop/money';

/** Byte order mark: marks the file as UTF-8. */
export const CSV_START = '\uFEFF';
export const CSV_SEPARATOR = ';';

/** Written unguarded, unlike text. */
type CsvNumber = { number: string };
export type CsvCell = string | CsvNumber;

/**
 * Spreadsheets read text from these signs as a formula, also after a comma, quote or line break under another
 * separator.
 */
const STARTS = String.raw`(?<=^|[,;|"\t\r\n])`;
const FORMULA_SIGN = String.raw`(?=[=+\-@\t\r\n＝＋－＠])`;
/** Apostrophes of the text are guarded too, so that `unguarded` is exact. */
const TO_GUARD = new RegExp(`${STARTS}'*${FORMULA_SIGN}`, 'g');
const GUARDED = new RegExp(`${STARTS}'('*)${FORMULA_SIGN}`, 'g');

/** Text that no spreadsheet reads as a formula: an apostrophe before each start of one. */
export const guarded = (text: string): string => text.replace(TO_GUARD, "'$&");

/** Reverts `guarded`. */
export const unguarded = (text: string): string => text.replace(GUARDED, '$1');

/** null is an empty cell. */
export const csvNumber = (value: number | null): CsvNumber => ({
  number: value === null ? '' : String(value),
});

/** Decimal comma; null is an empty cell. */
export const csvEuros = (cents: number | null): CsvNumber => ({
  number: cents === null ? '' : eurosText(cents).replace('.', ','),
});

const quotedIfNeeded = (text: string): string =>
  /[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const written = (cell: CsvCell): string =>
  typeof cell === 'string' ? quotedIfNeeded(guarded(cell)) : cell.number;

/** One line for a Finnish spreadsheet: semicolons, guarded texts. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(written).join(CSV_SEPARATOR)}\r\n`;
