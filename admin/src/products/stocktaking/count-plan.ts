import type { Product } from '@shop/contracts';
import { stockOfSize } from '@shop/shop-rules/size-stock';
import { digitsOf, piecesTyped } from '../stock/pieces-typed.ts';

type Counted = Pick<Product, 'stock' | 'pieces' | 'sizes'>;

/** `seen` is the product when the first number was typed; `typed` is by size. */
export type Count<Seen extends Counted = Counted> = { seen: Seen; typed: Record<string, string> };

export const WHOLE = '';

export const placesOf = ({ pieces, sizes }: Counted): string[] => (pieces ? sizes : [WHOLE]);

export const isInvalid = (text: string): boolean => text.trim() !== '' && piecesTyped(text) === null;

export function differenceOf({ seen, typed }: Count, place: string): number | null {
  const counted = piecesTyped(typed[place] ?? '');
  return counted === null ? null : counted - stockOfSize(seen, place);
}

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

const isSame = ({ typed }: Count, sent: Count | undefined): boolean =>
  JSON.stringify(typed) === JSON.stringify(sent?.typed);

type Counts<C extends Count> = Record<string, C>;

/**
 * @param sent counts when the save began; later typing stays
 * @param refused counts with their refetched product
 */
export function countsAfter<Seen extends Counted, C extends Count<Seen>>(
  now: Counts<C>,
  { sent, refused, saved }: { sent: Counts<C>; refused: Counts<C>; saved: Record<string, Seen> },
): Counts<C> {
  const kept = Object.entries(now).flatMap(([id, count]): [string, C][] => {
    const refetched = refused[id];
    if (isSame(count, sent[id])) return refetched ? [[id, refetched]] : [];
    return [[id, { ...refetched, ...count, seen: refetched?.seen ?? saved[id] ?? count.seen }]];
  });
  return Object.fromEntries(kept);
}

export function summaryOf(counts: readonly Count[]): {
  counted: number;
  differing: number;
  isInvalid: boolean;
} {
  const differences = counts.flatMap((count) =>
    placesOf(count.seen).flatMap((place) => differenceOf(count, place) ?? []),
  );
  return {
    counted: differences.length,
    differing: differences.filter((difference) => difference !== 0).length,
    isInvalid: counts.some(({ typed }) => Object.values(typed).some(isInvalid)),
  };
}
