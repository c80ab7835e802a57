import type { WorkPiece } from '@shop/contracts';
import { lastDayOfWeek, weekNumber } from '@shop/shop-rules/workshop';
import { addDays } from '../format/day-bounds.ts';
import type { WorkChange, WorkPlace } from '../providers/work-list.ts';
import { workListTexts as words } from '../texts/work-list.ts';

type Placed = Pick<WorkPiece, 'id' | 'week' | 'promised' | 'state'>;

export type Target = { id: string; side: 'above' | 'below' };

export const isUnfinished = ({ state }: Pick<WorkPiece, 'state'>): boolean => state !== 'ready';

export function weeksOf<Piece extends Placed>(pieces: readonly Piece[]): { week: string; pieces: Piece[] }[] {
  const weeks = new Map<string, Piece[]>();
  for (const piece of pieces.filter(isUnfinished))
    weeks.set(piece.week, [...(weeks.get(piece.week) ?? []), piece]);
  return [...weeks].map(([week, own]) => ({ week, pieces: own }));
}

const inWeek = (piece: Placed | undefined, week: string): string | null =>
  piece?.week === week ? piece.id : null;

/** Null at the end. */
export function stepPlace(pieces: readonly Placed[], id: string, step: 'up' | 'down'): WorkPlace | null {
  const list = pieces.filter(isUnfinished);
  const at = list.findIndex((piece) => piece.id === id);
  const piece = list[at];
  const next = list[step === 'up' ? at - 1 : at + 1];
  if (!piece) return null;
  const { week, promised } = piece;
  if (next?.week === week) return { week, after: step === 'down' ? next.id : inWeek(list[at - 2], week) };
  const isBetween =
    step === 'up'
      ? promised < week && (!next || next.week < promised)
      : promised > week && (!next || next.week > promised);
  if (isBetween) return { week: promised, after: null };
  return next ? { week: next.week, after: step === 'up' ? next.id : null } : null;
}

export function dropPlace(
  pieces: readonly Placed[],
  id: string,
  { id: over, side }: Target,
): WorkPlace | null {
  const others = pieces.filter((piece) => isUnfinished(piece) && piece.id !== id);
  const at = others.findIndex((piece) => piece.id === over);
  const target = others[at];
  if (!target) return null;
  const { week } = target;
  return { week, after: side === 'below' ? over : inWeek(others[at - 1], week) };
}

export function withChange<Piece extends Placed & { version: number }>(
  pieces: readonly Piece[],
  id: string,
  change: WorkChange,
): Piece[] {
  const piece = pieces.find((one) => one.id === id);
  if (!piece) return [...pieces];
  const { version } = piece;
  if ('state' in change) {
    const changed = { ...piece, ...change, version: version + 1 };
    const list = pieces.map((one) => (one.id === id ? changed : one));
    return [...list.filter(isUnfinished), ...list.filter((one) => !isUnfinished(one))];
  }
  const { week, after } = change;
  const others = pieces.filter((one) => isUnfinished(one) && one.id !== id);
  const first = others.findIndex((one) => one.week >= week);
  const at =
    after === null ? (first < 0 ? others.length : first) : others.findIndex((one) => one.id === after) + 1;
  const ready = pieces.filter((one) => !isUnfinished(one));
  return [...others.toSpliced(at, 0, { ...piece, week, version: version + 1 }), ...ready];
}

export const isSameOrder = (one: readonly Placed[], other: readonly Placed[]): boolean =>
  one.length === other.length &&
  one.every(({ id, week }, index) => other[index]?.id === id && other[index].week === week);

const shortDay = (day: string): string => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`;

/** 'Viikko 3, 18.1.–24.1.' */
export function weekText(week: string): string {
  const last = lastDayOfWeek(week);
  return words.week(weekNumber(week), `${shortDay(addDays(last, -6))}–${shortDay(last)}`);
}
