import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { CSV_START, csvLine, type CsvCell } from '@shop/shop-rules/csv';

/** Fewer writes are faster. */
const LINES = 100;

/**
 * Streams a CSV file; sends nothing before the first piece.
 * @throws what the lines throw, still answerable before the first piece
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
    // The client may have left before reading: the lines would stay open.
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
