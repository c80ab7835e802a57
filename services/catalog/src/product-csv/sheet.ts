import type { CsvCell, CsvRow } from '@shop/service-kit';
import { productColumns as names, productImportTexts as texts } from './texts.ts';
import type { ShownProduct } from '../domain/product.ts';
import { fields } from './fields.ts';
import { stockCells, stockColumns, type Cells } from './stock-fields.ts';

export const columns: readonly string[] = [
  names.id,
  names.version,
  ...fields.flatMap((field) => field.columns),
  ...stockColumns,
];

const numbers = new Set<string>([names.version, names.price, names.salePrice, names.stock, names.seenStock]);

export function productCells(product: ShownProduct): CsvCell[] {
  const cells = [
    product._id,
    String(product.version),
    ...fields.flatMap((field) => field.write(product)),
    ...stockCells(product),
  ];
  return cells.map((cell, index) => (numbers.has(columns[index] ?? '') ? { number: cell } : cell));
}

export function readHead(cells: readonly string[]): { columns: string[] } | { problem: string } {
  const given = cells.map((cell) => cell.trim());
  const used = given.slice(0, given.findLastIndex((name) => name !== '') + 1);
  if (used.length === 1 && /[,\t]/.test(used[0] ?? '')) return { problem: texts.separator };
  if (!used.some((name) => columns.includes(name))) return { problem: texts.noHeader };
  const unknown = used.filter((name) => !columns.includes(name));
  if (unknown.length > 0)
    return { problem: texts.unknownColumns(unknown.map((name) => name || '””').join(', ')) };
  const duplicates = used.filter((name, index) => used.indexOf(name) < index);
  if (duplicates.length > 0) return { problem: texts.duplicateColumns(duplicates.join(', ')) };
  return { columns: used };
}

/**
 * Excel omits trailing empty cells, so missing ones are empty, except in a truncated last row.
 * @returns the cells, or a sentence about the problem
 */
export function readRow(
  head: readonly string[],
  { cells, isTruncated }: Omit<CsvRow, 'row'>,
): { cells: Cells } | { problem: string } {
  if (cells.slice(head.length).some((cell) => cell.trim() !== '')) return { problem: texts.tooManyCells };
  if (isTruncated && cells.length < head.length) return { problem: texts.truncatedRow };
  return { cells: new Map(head.map((name, index) => [name, cells[index] ?? ''])) };
}
