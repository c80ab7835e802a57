import type { Product } from '@shop/contracts';
import { stockOfSize } from '@shop/shop-rules/size-stock';
import { digitsOf, piecesTyped } from '../stock/pieces-typed.ts';

type Counted = Pick<Product, 'stock' | 'pieces' | 'sizes'>;

/** `seen` is the product when the first number was typed; `typed` is by size. */
export type Count<Seen extends Counted = Counted> = { seen: Seen; typed: Record<string, string> };

/** Key for stock that is not kept by size. */
export const WHOLE = '';

/** The product's sizes, or `WHOLE`. */
export const placesOf = ({ pieces, sizes }: Counted): string[] => (pieces ? sizes : [WHOLE]);

/** A blank field is not counted and thus valid. */
export const isOdd = (text: string): boolean => text.trim() !== '' && piecesTyped(text) === null;

/** Counted minus expected; null when not counted. */
export function differenceOf({ seen, typed }: Count, place: string): number | null {
  const counted = piecesTyped(typed[place] ?? '');
  return counted === null ? null : counted - stockOfSize(seen, place);
}

/** The edit's body; null without a difference. */
export function editOf(count: Count): Record<string, unknown> | null {
  const { seen, typed } = count;
  const differing = placesOf(seen).filter((place) => (differenceOf(count, place) ?? 0) !== 0);
  if (differing.length === 0) return null;
  const why = { stockReason: 'stocktaking' };
  if (!seen.pieces) return { stock: digitsOf(typed[WHOLE] ?? ''), seenStock: String(seen.stock), ...why };
  const counted = differing.map((size) => [size, piecesTyped(typed[size] ?? '')] as const);
  return { pieces: { ...seen.pieces, ...Object.fromEntries(counted) }, seenPieces: seen.pieces, ...why };
}

export const hasMoved = (before: Counted, now: Counted): boolean =>
  placesOf(now).some((place) => stockOfSize(before, place) !== stockOfSize(now, place));

const isSame = ({ typed }: Count, other: Count | undefined): boolean =>
  JSON.stringify(typed) === JSON.stringify(other?.typed);

type Counts<One extends Count> = Record<string, One>;

/**
 * Counts still unsaved after a save.
 * @param sent counts when it began; later typing stays
 * @param left refused ones, refetched
 * @param saved products after saving
 */
export function countsAfter<Seen extends Counted, One extends Count<Seen>>(
  now: Counts<One>,
  { sent, left, saved }: { sent: Counts<One>; left: Counts<One>; saved: Record<string, Seen> },
): Counts<One> {
  const kept = Object.entries(now).flatMap(([id, count]): [string, One][] => {
    const refused = left[id];
    if (isSame(count, sent[id])) return refused ? [[id, refused]] : [];
    return [[id, { ...refused, ...count, seen: refused?.seen ?? saved[id] ?? count.seen }]];
  });
  return Object.fromEntries(kept);
}

export function summaryOf(counts: readonly Count[]): { counted: number; differing: number; isOdd: boolean } {
  const differences = counts.flatMap((count) =>
    placesOf(count.seen).flatMap((place) => differenceOf(count, place) ?? []),
  );
  return {
    counted: differences.length,
    differing: differences.filter((difference) => difference !== 0).length,
    isOdd: counts.some(({ typed }) => Object.values(typed).some(isOdd)),
  };
}
