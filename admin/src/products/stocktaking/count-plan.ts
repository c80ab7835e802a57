import type { Product } from '@shop/contracts';
import { stockOfSize } from '@shop/shop-rules/size-stock';
import { digitsOf, piecesTyped } from '../stock/pieces-typed.ts';

type Counted = Pick<Product, 'stock' | 'pieces' | 'sizes'>;

/** What was counted of one product: as it was when the first number was typed, and the numbers by size. */
export type Count<Seen extends Counted = Counted> = { seen: Seen; typed: Record<string, string> };

/** The whole of a product that is not kept by size. */
export const WHOLE = '';

/** What is counted of a product: each of its sizes, or all of it. */
export const placesOf = ({ pieces, sizes }: Counted): string[] => (pieces ? sizes : [WHOLE]);

/** Whether a text is no number of pieces; a blank one was not counted. */
export const isOdd = (text: string): boolean => text.trim() !== '' && piecesTyped(text) === null;

/** How far a count is from the book, or null where nothing was counted. */
export function differenceOf({ seen, typed }: Count, place: string): number | null {
  const counted = piecesTyped(typed[place] ?? '');
  return counted === null ? null : counted - stockOfSize(seen, place);
}

/** What a count sets on its product, as its edit's call takes it; null where it matches. */
export function editOf(count: Count): Record<string, unknown> | null {
  const { seen, typed } = count;
  const differing = placesOf(seen).filter((place) => (differenceOf(count, place) ?? 0) !== 0);
  if (differing.length === 0) return null;
  const why = { stockReason: 'stocktaking' };
  if (!seen.pieces) return { stock: digitsOf(typed[WHOLE] ?? ''), seenStock: String(seen.stock), ...why };
  const counted = differing.map((size) => [size, piecesTyped(typed[size] ?? '')] as const);
  return { pieces: { ...seen.pieces, ...Object.fromEntries(counted) }, seenPieces: seen.pieces, ...why };
}

/** Whether the book says something else of what is counted than it did. */
export const hasMoved = (before: Counted, now: Counted): boolean =>
  placesOf(now).some((place) => stockOfSize(before, place) !== stockOfSize(now, place));

const isSame = ({ typed }: Count, other: Count | undefined): boolean =>
  JSON.stringify(typed) === JSON.stringify(other?.typed);

type Counts<One extends Count> = Record<string, One>;

/**
 * What is still counted and not saved once a save is over.
 * @param sent the counts as they were when it began: what was typed since stays
 * @param left those that it has not taken, as they are to be seen now
 * @param saved the products that it has saved, as they are since
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

/** How many numbers were counted, how many of them differ, and whether one cannot be read. */
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
