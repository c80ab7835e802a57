import { CSV_SEPARATOR, unguarded } from './csv.ts';
import { createPauses } from './pauses.ts';

/** A file that cannot be read as one of ours. */
export class CsvError extends Error {
  override name = 'CsvError';
  /**
   * `encoding`: not UTF-8 · `quote`: a quoted cell that never ends, or goes on after its end · `long-cell`, `many-cells`:
   * more than any row of ours has.
   */
  readonly problem: 'encoding' | 'quote' | 'long-cell' | 'many-cells';
  /** The row in which it was met, the first being 1. */
  readonly row: number;

  constructor(problem: CsvError['problem'], row: number) {
    super(`CSV: ${problem} in row ${row}`);
    this.problem = problem;
    this.row = row;
  }
}

/**
 * One row with its place in the file as a spreadsheet counts: the first, which holds the names, is 1. `isOpen`: the file ends
 * in it, without a line's end, so it may be cut.
 */
export type CsvRow = { row: number; cells: string[]; isOpen?: true };

/** A cell is so long at the most: the longest text of a product takes a tenth of it. */
const MAX_CELL_LENGTH = 65_536;
/** And so many cells of a row say something; our widest file has a quarter of them. */
const MAX_CELLS = 200;

/**
 * Reads a file as it comes in, row by row; never more of it is kept than one row, and that is bounded: a quotation mark
 * too many would make the rest of the file one cell. The guards against formulas are taken off. Rows without any content
 * are left out, and so are empty cells beyond `MAX_CELLS`: some spreadsheets write them as far as their sheet is wide.
 * @throws CsvError
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const rows = createRowReader();
  const pause = createPauses();
  for await (const text of decoded(bytes, () => rows.at())) {
    for (const row of rows.push(text)) {
      yield row;
      await pause();
    }
  }
  yield* rows.end();
}

async function* decoded(bytes: AsyncIterable<Uint8Array>, at: () => number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new CsvError('encoding', at());
    }
  };
  for await (const chunk of bytes) {
    // No text of ours holds it, and every second byte of a spreadsheet's 'Unicode text' is one.
    if (chunk.includes(0)) throw new CsvError('encoding', at());
    yield decode(chunk);
  }
  yield decode();
}

type Place = 'start' | 'plain' | 'quoted' | 'closed';

/** What may end a cell. */
const CELL_END = new RegExp(`[${CSV_SEPARATOR}\\r\\n]`, 'g');
const QUOTE = /"/g;

/** Where the next of these signs stands, or the text ends. */
function nextOf(signs: RegExp, text: string, from: number): number {
  signs.lastIndex = from;
  return signs.exec(text)?.index ?? text.length;
}

function createRowReader() {
  let place: Place = 'start';
  let cell = '';
  let cells: string[] = [];
  let row = 1;
  let isAfterReturn = false;

  const add = (signs: string) => {
    cell += signs;
    if (cell.length > MAX_CELL_LENGTH) throw new CsvError('long-cell', row);
  };
  const endCell = () => {
    if (cells.length < MAX_CELLS) cells.push(unguarded(cell));
    else if (cell.trim() !== '') throw new CsvError('many-cells', row);
    cell = '';
    place = 'start';
  };
  const endRow = (): CsvRow | null => {
    endCell();
    const ended = { row, cells };
    cells = [];
    row += 1;
    return ended.cells.some((text) => text.trim() !== '') ? ended : null;
  };
  /** Takes the signs from a place on that mean nothing but themselves. @returns where they end */
  const takeWords = (text: string, from: number): number => {
    if (place === 'closed' || (place === 'start' && text[from] === '"')) return from;
    const end = nextOf(place === 'quoted' ? QUOTE : CELL_END, text, from);
    if (end === from) return from;
    add(text.slice(from, end));
    isAfterReturn = false;
    if (place === 'start') place = 'plain';
    return end;
  };
  const takeSign = (sign: string): CsvRow | null => {
    const isSecondHalf = isAfterReturn && sign === '\n';
    isAfterReturn = sign === '\r';
    if (isSecondHalf) return null;
    if (sign === '"' && place === 'quoted') place = 'closed';
    else if (sign === '"' && place === 'start') place = 'quoted';
    else if (sign === '"' && place === 'closed') {
      add(sign);
      place = 'quoted';
    } else if (sign === CSV_SEPARATOR) endCell();
    else if (sign === '\r' || sign === '\n') return endRow();
    else throw new CsvError('quote', row);
    return null;
  };

  return {
    at: () => row,
    push: function* (text: string): Generator<CsvRow> {
      let at = 0;
      while (at < text.length) {
        at = takeWords(text, at);
        const ended = at < text.length ? takeSign(text.charAt(at)) : null;
        at += 1;
        if (ended) yield ended;
      }
    },
    end: function* (): Generator<CsvRow> {
      if (place === 'quoted') throw new CsvError('quote', row);
      const isOpen = cell !== '' || cells.length > 0 || place === 'closed';
      const ended = isOpen ? endRow() : null;
      if (ended) yield { ...ended, isOpen: true };
    },
  };
}
