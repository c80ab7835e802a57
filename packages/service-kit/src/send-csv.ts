import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { CSV_START, csvLine, type CsvCell } from './csv.ts';

/** So many lines go out together: a write a line costs more than the line. */
const LINES = 100;

/**
 * Answers a file for a spreadsheet while it is being read: no more of it is in memory than the visitor's line takes.
 * Nothing is said before its first piece is there.
 * @param file its name, the words of its first line, and its lines
 * @throws whatever the lines throw; unless they had begun to go out, it can still be answered
 */
export async function sendCsv(
  response: Response,
  { name, head, lines }: { name: string; head: readonly string[]; lines: AsyncIterable<CsvCell[]> },
): Promise<void> {
  const pieces = inPieces(head, lines);
  const first = await pieces.next();
  try {
    if (response.destroyed) return;
    response.set({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store' });
    response.attachment(name);
    await pipeline(Readable.from(resumed(first, pieces)), response);
  } catch (error) {
    if (isGone(error)) return;
    throw error;
  } finally {
    // Whoever left before the first piece has not begun to read: the lines would stay open.
    await pieces.return(undefined);
  }
}

async function* resumed(
  first: IteratorResult<string, void>,
  rest: AsyncGenerator<string, void>,
): AsyncGenerator<string> {
  if (!first.done) yield first.value;
  yield* rest;
}

/** Who asked has left; there is nobody to tell of it. */
const isGone = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_STREAM_PREMATURE_CLOSE';

async function* inPieces(
  head: readonly string[],
  lines: AsyncIterable<CsvCell[]>,
): AsyncGenerator<string, void> {
  let piece = CSV_START + csvLine(head);
  let count = 0;
  for await (const cells of lines) {
    piece += csvLine(cells);
    count += 1;
    if (count % LINES > 0) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}
