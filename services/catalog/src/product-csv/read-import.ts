import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@shop/shop-rules';
import { CsvError, readCsv, ShopError } from '@shop/service-kit';
import { readHead, readRow } from './sheet.ts';
import type { Cells } from './stock-fields.ts';
import { productImportTexts as texts } from './texts.ts';

export type SheetRow = { row: number } & ({ cells: Cells } | { problem: string });

/** @throws `import-unreadable` with the reason, `import-too-large` */
export async function readImport(bytes: AsyncIterable<Uint8Array>): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  let head: string[] | null = null;
  try {
    for await (const line of readCsv(bounded(bytes))) {
      if (head) rows.push({ row: line.row, ...readRow(head, line) });
      else head = headOf(line.cells);
      if (rows.length > MAX_IMPORT_ROWS) throw new ShopError({ code: 'import-too-large' });
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(messageOf(error), error) : error;
  }
  if (!head || rows.length === 0) throw unreadable(texts.empty);
  return rows;
}

async function* bounded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MAX_IMPORT_BYTES) throw new ShopError({ code: 'import-too-large' });
    yield chunk;
  }
}

function headOf(cells: string[]): string[] {
  const head = readHead(cells);
  if ('problem' in head) throw unreadable(head.problem);
  return head.columns;
}

const messageOf = ({ problem, row }: CsvError): string => texts.unreadable[problem](row);

const unreadable = (message: string, cause?: unknown): ShopError =>
  new ShopError({ code: 'import-unreadable', message, cause });
