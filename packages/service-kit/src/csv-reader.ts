import { promisify } from 'node:util';
import { CsvError as ParserError, parse } from 'csv-parse';
import { CSV_SEPARATOR, unguarded } from '@shop/shop-rules/csv';
import { createPauses } from './pauses.ts';

export class CsvError extends Error {
  override name = 'CsvError';
  /** `encoding`: not UTF-8. `quote`: a quoted cell without an end, or with text after it. The rest are size limits. */
  readonly problem: 'encoding' | 'quote' | 'long-cell' | 'many-cells';
  /** From 1. */
  readonly row: number;

  constructor(problem: CsvError['problem'], row: number) {
    super(`CSV: ${problem} in row ${row}`);
    this.problem = problem;
    this.row = row;
  }
}

/** Row 1 is the header. `isTruncated`: the file ends inside this row. */
export type CsvRow = { row: number; cells: string[]; isTruncated?: true };

/** In UTF-16 code units. */
const MAX_CELL_LENGTH = 65_536;
/** With the signs around a cell that the parser has not looked at yet. */
const MAX_UNFINISHED_LENGTH = MAX_CELL_LENGTH + 8;
/** Cells with content. */
const MAX_CELLS = 200;
/** Cells with or without content: the width of a sheet in Excel and LibreOffice. */
const MAX_COLUMNS = 16_384;
/** At most 4,096 code points: the parser does not pause within one. */
const PIECE = /[^]{1,4096}/gu;

/**
 * Reads CSV as it arrives, one row in memory. Removes guards against formulas, rows without content, and empty cells
 * beyond `MAX_CELLS`.
 * @throws CsvError
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const reader = createRowReader();
  const pause = createPauses();
  for await (const piece of pieces(decoded(bytes, reader.row))) {
    for (const row of await reader.push(piece)) {
      yield row;
      await pause();
    }
    await pause();
  }
  yield* await reader.end();
}

async function* decoded(bytes: AsyncIterable<Uint8Array>, row: () => number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new CsvError('encoding', row());
    }
  };
  for await (const chunk of bytes) {
    // A spreadsheet's 'Unicode text' (UTF-16) has a zero in every second byte.
    if (chunk.includes(0)) throw new CsvError('encoding', row());
    yield decode(chunk);
  }
  yield decode();
}

async function* pieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) for (const [piece] of text.matchAll(PIECE)) yield piece;
}

function createRowReader() {
  const input = { bytes: 0, isLineEnded: true, isEnded: false };
  let row = 1;
  let cells: string[] = [];
  let columns = 0;
  let cellStart = 0;
  let unfinishedLength = 0;
  let rows: CsvRow[] = [];

  const cast = (text: string, { bytes, quoting }: { bytes: number; quoting: boolean }): string => {
    if (text.length > MAX_CELL_LENGTH) throw new CsvError('long-cell', row);
    if (quoting && isBrokenQuote(text, bytes - cellStart)) throw new CsvError('quote', row);
    columns += 1;
    if (columns <= MAX_CELLS) cells.push(unguarded(text));
    else if (text.trim() !== '' || columns > MAX_COLUMNS) throw new CsvError('many-cells', row);
    cellStart = bytes + CSV_SEPARATOR.length;
    unfinishedLength = 0;
    return '';
  };
  const endRow = (_: unknown, { bytes }: { bytes: number }): null => {
    const isTruncated = input.isEnded && !input.isLineEnded && bytes === input.bytes;
    if (cells.some((text) => text.trim() !== ''))
      rows.push({ row, cells, ...(isTruncated && { isTruncated }) });
    cells = [];
    columns = 0;
    cellStart = bytes;
    row += 1;
    // After a first record the parser builds an error, slowly, for every row of another width.
    Object.assign(parser.info, { records: 0 });
    return null;
  };
  const parser = parse({
    cast,
    delimiter: CSV_SEPARATOR,
    on_record: endRow,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // Accepts a quote inside an unquoted cell; `isBrokenQuote` refuses text after a quoted one.
    relax_quotes: true,
  });
  // The callbacks of `write` and `end` carry every error.
  parser.on('error', () => undefined);
  const write = promisify((piece: string, done: (error?: Error | null) => void) => parser.write(piece, done));
  const end = promisify((done: () => void) => parser.end(done));
  const finishedRows = (): CsvRow[] => {
    const finished = rows;
    rows = [];
    return finished;
  };

  return {
    row: () => row,
    push: async (piece: string): Promise<CsvRow[]> => {
      input.bytes += Buffer.byteLength(piece);
      input.isLineEnded = /[\r\n]$/.test(piece);
      unfinishedLength += lengthWithHalfOfQuotes(piece);
      await write(piece);
      if (unfinishedLength > MAX_UNFINISHED_LENGTH) throw new CsvError('long-cell', row);
      return finishedRows();
    },
    end: async (): Promise<CsvRow[]> => {
      input.isEnded = true;
      await end().catch((error: unknown) => {
        const isQuote = error instanceof ParserError && error.code === 'CSV_QUOTE_NOT_CLOSED';
        throw isQuote ? new CsvError('quote', row) : error;
      });
      return finishedRows();
    },
  };
}

/**
 * A quoted cell with text after it keeps its quotes, like text that begins with one; only its length in the file
 * differs.
 */
const isBrokenQuote = (text: string, bytes: number): boolean =>
  text.startsWith('"') && bytes !== Buffer.byteLength(text.replaceAll('"', '""')) + 2;

/** Quotes inside a quoted cell are doubled. */
const lengthWithHalfOfQuotes = (text: string): number => (text.length + text.replaceAll('"', '').length) / 2;
