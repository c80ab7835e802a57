import { adminStockReasons, stockReasonLabels, type Pieces } from '@shop/shop-rules';
import { typedSize } from '@shop/shop-rules/size-text';
import { productColumns as names, productImportTexts as texts } from './texts.ts';
import type { ShownProduct } from '../domain/product.ts';
import { changesBetween } from '../domain/stock-ledger.ts';
import { CellError, countOf, idOf, joined, piecesOf, piecesText, plain, split } from './cells.ts';
import type { RawEdit } from './fields.ts';

export type Cells = ReadonlyMap<string, string>;

export const stockColumns = [
  names.sizes,
  names.stock,
  names.seenStock,
  names.pieces,
  names.seenPieces,
  names.stockReason,
] as const;

/** Exports the stock twice, so that an import recognises edits made by hand. */
export function stockCells({ sizes, stock, pieces }: ShownProduct): string[] {
  const bySize = piecesText(pieces, sizes);
  return [joined(sizes), String(stock), String(stock), bySize, bySize, ''];
}

const reasons = Object.fromEntries(adminStockReasons.map((id) => [id, stockReasonLabels[id]]));
const readPieces = (cells: Cells, column: string): Pieces | null =>
  piecesOf(cells.get(column) ?? '', { column, message: texts.pieces });

const isSame = (a: Pieces | null, b: Pieces | null): boolean =>
  a === null || b === null ? a === b : isSamePieces(a, b);
const isSamePieces = (a: Pieces, b: Pieces): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(changesBetween(a, b)).length === 0;

export function firstStock(cells: Cells): RawEdit {
  const stock = plain(cells.get(names.stock) ?? '');
  const sizes = split(cells.get(names.sizes) ?? '').map(typedSize);
  const pieces = readPieces(cells, names.pieces);
  return {
    ...(stock ? { stock } : {}),
    ...(sizes.length > 0 ? { sizes } : {}),
    ...(pieces ? { pieces } : {}),
  };
}

/**
 * Empty where the row still says what the export said.
 * @throws CellError when it was edited and the stock has changed since
 */
export function stockEdit(cells: Cells, product: ShownProduct): RawEdit {
  const edit = {
    ...sizesEdit(cells, product),
    ...piecesEdit(cells, product),
    ...wholeStockEdit(cells, product),
  };
  if (Object.keys(edit).length === 0) return edit;
  const reason = plain(cells.get(names.stockReason) ?? '');
  return {
    ...edit,
    stockNote: texts.stockNote,
    ...(reason ? { stockReason: idOf(reasons, reason) } : {}),
  };
}

function sizesEdit(cells: Cells, { sizes }: ShownProduct): RawEdit {
  const cell = cells.get(names.sizes);
  const typed = split(cell ?? '').map(typedSize);
  return cell === undefined || joined(typed) === joined(sizes) ? {} : { sizes: typed };
}

function wholeStockEdit(cells: Cells, product: ShownProduct): RawEdit {
  const typed = cells.get(names.stock);
  if (typed === undefined) return {};
  const stock = countOf(typed);
  if (stock === countOf(cells.get(names.seenStock) ?? '') || stock === product.stock) return {};
  return { stock, ...seenStock(names.stock, cells, product) };
}

/** The exported stock, as the edit's guard. @throws CellError when it has changed since */
function seenStock(column: string, cells: Cells, product: ShownProduct): RawEdit {
  const seen = countOf(cells.get(names.seenStock) ?? '');
  if (seen === '') return {};
  if (seen !== product.stock) throw new CellError(column, texts.stockChanged(seen, product.stock));
  return { seenStock: seen };
}

function piecesEdit(cells: Cells, product: ShownProduct): RawEdit {
  if (!cells.has(names.pieces)) return {};
  const typed = readPieces(cells, names.pieces);
  const isKnown = cells.has(names.seenPieces);
  const seen = readPieces(cells, names.seenPieces);
  const now = product.pieces ?? null;
  if ((isKnown && isSame(typed, seen)) || isSame(typed, now)) return {};
  if (isKnown && Boolean(seen) !== Boolean(now)) throw new CellError(names.pieces, texts.piecesChanged);
  if (typed && seen && now) {
    const changed = Object.keys(changesBetween(seen, typed));
    if (changed.some((size) => (seen[size] ?? 0) !== (now[size] ?? 0)))
      throw new CellError(names.pieces, texts.piecesChanged);
    return { pieces: typed, seenPieces: seen };
  }
  // Dividing into sizes starts from the whole stock, which must be unchanged.
  return { pieces: typed, ...(typed && !now ? seenStock(names.pieces, cells, product) : {}) };
}
