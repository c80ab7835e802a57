import type { ProductEdit } from '@shop/contracts';
import { sumOfPieces, type Pieces } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';
import { sizesOf, type StoredProduct } from '../domain/product.ts';
import { changesBetween, type Movement } from '../domain/stock-ledger.ts';

type StockBefore = Pick<StoredProduct, 'stock' | 'pieces' | 'sizes' | 'kategoria'>;
type StockEdit = Pick<ProductEdit, 'stock' | 'pieces' | 'seenPieces' | 'sizes' | 'stockReason' | 'stockNote'>;

/** Update paths of the database; a size is below `pieces`. */
type StockChange = {
  /** Values to guard; null means absent. */
  seen: Record<string, unknown>;
  present: string[];
  set: Record<string, unknown>;
  unset: string[];
  movement?: Pick<Movement, 'change' | 'sizes' | 'reason' | 'note'>;
};

/** Whether a size the edit changes has changed since the sender read it. */
export function hasMoved(
  { pieces }: Pick<StockBefore, 'pieces'>,
  { pieces: sent, seenPieces }: StockEdit,
): boolean {
  if (!seenPieces || !sent) return false;
  if (!pieces) return true;
  return Object.keys(changesBetween(seenPieces, sent)).some(
    (size) => (pieces[size] ?? 0) !== (seenPieces[size] ?? 0),
  );
}

/** Sizes are guarded singly, so a sale of one does not refuse an edit of another. @throws `invalid-input` */
export function stockChange(seen: StockBefore, edit: StockEdit): StockChange {
  const sizes = edit.sizes ? sizesOf({ sizes: edit.sizes, kategoria: seen.kategoria }) : seen.sizes;
  const after = piecesAfter(seen, edit, sizes);
  const stock = after ? sumOfPieces(after) : (edit.stock ?? seen.stock);
  const moved = changesBetween(seen.pieces ?? {}, after ?? {});
  const change = stock - seen.stock;
  const isMoved = change !== 0 || Object.keys(moved).length > 0;
  const writes = after || seen.pieces ? writesOf(seen.pieces, after) : NO_WRITES;
  const touchesSizes = edit.sizes !== undefined || edit.pieces !== undefined || writes.unset.length > 0;
  const isPlain = !seen.pieces;
  return {
    seen: {
      ...writes.seen,
      ...(isPlain && (touchesSizes || edit.stock !== undefined) ? { pieces: null } : {}),
      ...(isPlain && (after || edit.stock !== undefined) ? { stock: seen.stock } : {}),
      ...(touchesSizes ? { sizes: seen.sizes } : {}),
    },
    present: writes.present,
    set: { ...writes.set, ...(edit.sizes ? { sizes } : {}) },
    unset: writes.unset,
    ...(isMoved
      ? {
          movement: {
            change,
            ...(after || seen.pieces ? { sizes: moved } : {}),
            reason: reasonOf(seen.pieces, after, edit),
            ...(edit.stockNote ? { note: edit.stockNote } : {}),
          },
        }
      : {}),
  };
}

function reasonOf(before: Pieces | undefined, after: Pieces | null, edit: StockEdit): Movement['reason'] {
  if (Boolean(before) === Boolean(after)) return edit.stockReason ?? 'correction';
  return after ? 'divided' : 'joined';
}

function piecesAfter({ pieces: before }: StockBefore, edit: StockEdit, sizes: string[]): Pieces | null {
  const { pieces: sent, seenPieces, stock } = edit;
  if (sent === null) return null;
  if (sent) {
    assertPiecesMatchSizes(sent, sizes);
    const changed = seenPieces ? changesBetween(seenPieces, sent) : sent;
    return piecesBySize(sizes, (size) => (size in changed ? sent[size] : (before?.[size] ?? sent[size])));
  }
  if (!before) return null;
  if (stock === 0) return piecesBySize(sizes, () => 0);
  if (stock !== undefined && stock !== sumOfPieces(before))
    throw refused('stock', 'Varastoa pidetään koittain. Anna kappaleet jokaiselle koolle.');
  const lost = Object.keys(before).find((size) => !sizes.includes(size) && (before[size] ?? 0) > 0);
  if (lost) throw refused('sizes', `Koossa ${lost} on vielä ${before[lost]} kpl. Muuta ensin kappaleet.`);
  return piecesBySize(sizes, (size) => before[size]);
}

/** @throws `invalid-input` unless every size has exactly one number */
export function assertPiecesMatchSizes(pieces: Pieces, sizes: string[]): void {
  const isWhole = sizes.every((size) => pieces[size] !== undefined);
  if (!isWhole || Object.keys(pieces).length !== new Set(sizes).size)
    throw refused('pieces', 'Anna kappaleet jokaiselle koolle.');
}

const piecesBySize = (sizes: string[], piecesOf: (size: string) => number | undefined): Pieces =>
  Object.fromEntries(sizes.map((size) => [size, piecesOf(size) ?? 0]));

const refused = (field: string, message: string): ShopError =>
  new ShopError({ code: 'invalid-input', errors: { [field]: message } });

type Writes = Omit<StockChange, 'movement'>;
const NO_WRITES: Writes = { seen: {}, present: [], set: {}, unset: [] };

/** Guarded writes per changed size. `present` stops a new size where pieces are no longer kept by size. */
function writesOf(before: Pieces | undefined, after: Pieces | null): Writes {
  if (!before) return { ...NO_WRITES, set: { pieces: after } };
  const touched = Object.keys({ ...before, ...after }).filter((size) => before[size] !== after?.[size]);
  const path = (size: string): string => `pieces.${size}`;
  const seen = Object.fromEntries(touched.map((size) => [path(size), before[size] ?? null]));
  const present = touched.length > 0 ? ['pieces'] : [];
  if (!after) return { seen, present, set: {}, unset: ['pieces'] };
  const kept = touched.filter((size) => size in after);
  return {
    seen,
    present,
    set: Object.fromEntries(kept.map((size) => [path(size), after[size]])),
    unset: touched.filter((size) => !(size in after)).map(path),
  };
}
