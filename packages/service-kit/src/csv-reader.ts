import { CSV_SEPARATOR, unguarded } from './csv.ts';

/** A file that cannot be read as one of ours. */
export class CsvError extends Error {
  override name = 'CsvError';
  /** `encoding`: not UTF-8 · `quote`: a quoted cell that never ends, or goes on after its end. */
  readonly problem: 'encoding' | 'quote';
  /** The row in which it was met, the first being 1. */
  readonly row: number;

  constructor(problem: CsvError['problem'], row: number) {
    super(`CSV: ${problem} in row ${row}`);
    this.problem = problem;
    this.row = row;
  }
}

/** One row with its place in the file as a spreadsheet counts: the first, which holds the names, is 1. */
export type CsvRow = { row: number; cells: string[] };

/**
 * Reads a file as it comes in, row by row; never more of it is kept than one row. The guards against formulas are taken
 * off. Rows without any content are left out.
 * @throws CsvError
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const rows = createRowReader();
  for await (const text of decoded(bytes, () => rows.at())) yield* rows.push(text);
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

function createRowReader() {
  let place: Place = 'start';
  let cell = '';
  let cells: string[] = [];
  let row = 1;
  let isAfterReturn = false;

  const endCell = () => {
    cells.push(unguarded(cell));
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
  const take = (sign: string): CsvRow | null => {
    const isSecondHalf = isAfterReturn && sign === '\n';
    isAfterReturn = sign === '\r' && place !== 'quoted';
    if (isSecondHalf) return null;
    if (place === 'quoted') {
      if (sign === '"') place = 'closed';
      else cell += sign;
      return null;
    }
    if (sign === '"' && place === 'closed') {
      cell += sign;
      place = 'quoted';
    } else if (sign === '"' && place === 'start') place = 'quoted';
    else if (sign === CSV_SEPARATOR) endCell();
    else if (sign === '\r' || sign === '\n') return endRow();
    else if (place === 'closed') throw new CsvError('quote', row);
    else {
      cell += sign;
      place = 'plain';
    }
    return null;
  };

  return {
    at: () => row,
    push: function* (text: string): Generator<CsvRow> {
      for (const sign of text) {
        const ended = take(sign);
        if (ended) yield ended;
      }
    },
    end: function* (): Generator<CsvRow> {
      if (place === 'quoted') throw new CsvError('quote', row);
      const isOpen = cell !== '' || cells.length > 0 || place === 'closed';
      const ended = isOpen ? endRow() : null;
      if (ended) yield ended;
    },
  };
}
