import type { WorkPiece } from '@shop/contracts';
import { isPastWeek } from '@shop/shop-rules';
import type { StoredLine, StoredOrder } from '../domain/order.ts';
import { openDisputes } from '../domain/packing.ts';
import { workOf, type LineWork } from '../domain/work.ts';
import { rankBetween, rankByAge } from './rank.ts';

export type OpenOrder = Pick<
  StoredOrder,
  | '_id'
  | 'number'
  | 'userName'
  | 'address'
  | 'lines'
  | 'refunds'
  | 'withdrawals'
  | 'history'
  | 'disputes'
  | 'work'
  | 'placedAt'
>;

export type RankedPiece = WorkPiece & { rank: string };

export const pieceId = (orderID: string, line: number): string => `${orderID}-${line}`;

export function piecesOf(order: OpenOrder, now: Date): RankedPiece[] {
  const isDisputed = openDisputes(order).length > 0;
  return workOf(order).flatMap((work) => {
    const line = order.lines[work.line];
    return line
      ? [
          {
            ...pieceOf(order, line, work),
            isLate: work.state !== 'ready' && isPastWeek(work.promised, now),
            ...(isDisputed ? { isDisputed: true as const } : {}),
            rank: work.rank ?? rankByAge(order.placedAt ?? now, work.line),
          },
        ]
      : [];
  });
}

function pieceOf(order: OpenOrder, line: StoredLine, { rank: _rank, ...work }: LineWork) {
  const { title, images, size, variant, colour, custom } = line;
  return {
    ...work,
    id: pieceId(order._id, work.line),
    orderID: order._id,
    orderNumber: order.number,
    title,
    image: images[variant - 1] ?? images[0] ?? '',
    size,
    variant,
    models: images.length,
    ...(colour ? { colour } : {}),
    ...(custom ? { custom } : {}),
    buyer: order.address.name || order.userName,
  };
}

const isReady = ({ state }: WorkPiece): number => (state === 'ready' ? 1 : 0);

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

export const inOrderOfWork = (pieces: RankedPiece[]): RankedPiece[] =>
  pieces.toSorted(
    (one, other) =>
      isReady(one) - isReady(other) ||
      byText(one.week, other.week) ||
      byText(one.rank, other.rank) ||
      byText(one.id, other.id),
  );

type Place = { id: string; promised: string; week: string; after: string | null };

/** Null where the list has changed. */
export function rankAt(all: readonly RankedPiece[], place: Place, now: Date): string | null {
  const { id, promised, week, after } = place;
  const others = all.filter((piece) => piece.week === week && piece.state !== 'ready' && piece.id !== id);
  if (others.length === 0 && week !== promised) return null;
  const anchor = others.find((piece) => piece.id === after);
  if (after !== null && !anchor) return null;
  const low = anchor?.rank ?? '';
  const next = others.find(({ rank }) => rank > low);
  if (next) return rankBetween(low, next.rank);
  const end = rankByAge(now, 0);
  return low < end ? end : rankBetween(low, `${low}z`);
}
