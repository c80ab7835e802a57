import type { WorkList, WorkPiece } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { WorkState } from '@shop/shop-rules';
import type { StoredOrder, StoredWork } from '../domain/order.ts';
import { workOf } from '../domain/work.ts';
import { changeOrder } from '../saga/change-order.ts';
import { auditEvent } from '../use-cases/audit-event.ts';
import { assertPlaced } from '../use-cases/get-order.ts';
import type { WorkListDeps } from './deps.ts';
import { inOrderOfWork, pieceId, piecesOf, rankAt, type RankedPiece } from './pieces.ts';

type ListDeps = Pick<WorkListDeps, 'workList' | 'now'>;
type Admin = { id: string; userName: string };
type Piece = { orderID: string; line: number; version: number };

async function readPieces({ workList, now }: ListDeps): Promise<RankedPiece[]> {
  const at = now();
  return inOrderOfWork((await workList.open()).flatMap((order) => piecesOf(order, at)));
}

export async function listWork(deps: ListDeps, limit: number): Promise<WorkList> {
  const all = await readPieces(deps);
  return {
    pieces: all.slice(0, limit).map(shown),
    total: all.length,
    unfinished: all.filter(({ state }) => state !== 'ready').length,
    late: all.filter(({ isLate }) => isLate).length,
  };
}

const shown = ({ rank: _rank, ...piece }: RankedPiece): WorkPiece => piece;

/** @throws `order-not-found`, `work-changed` */
export function changeWorkState(
  deps: WorkListDeps,
  { admin, state, ...piece }: Piece & { admin: Admin; state: WorkState },
): Promise<StoredOrder> {
  return changeOrder(deps, piece.orderID, (read) => {
    const work = currentWork(read, piece);
    if (work.state === state) return null;
    const at = deps.now();
    return {
      set: {
        work: { ...read.work, [piece.line]: { ...storedWork(read, piece.line), state, ...next(work) } },
      },
      history: {
        at: at.toISOString(),
        by: admin.userName,
        what: `work: ${state}`,
        text: read.lines[piece.line]?.title ?? '',
      },
      audit: auditEvent(admin, read, {
        kind: 'order-work-changed',
        at,
        changes: [{ field: 'work', before: work.state, after: state }],
      }),
    };
  });
}

/** @throws `order-not-found`, `work-changed` */
export async function moveWork(
  deps: WorkListDeps,
  { admin, week, after, ...piece }: Piece & { admin: Admin; week: string; after: string | null },
): Promise<StoredOrder> {
  const all = await readPieces(deps);
  return changeOrder(deps, piece.orderID, (read) => {
    const work = currentWork(read, piece);
    const at = deps.now();
    const id = pieceId(piece.orderID, piece.line);
    const rank = rankAt(all, { id, promised: work.promised, week, after }, at);
    if (rank === null) throw new ShopError({ code: 'work-changed' });
    return {
      set: {
        work: { ...read.work, [piece.line]: { ...storedWork(read, piece.line), week, rank, ...next(work) } },
      },
      isImmaterial: true,
      audit: auditEvent(admin, read, {
        kind: 'order-work-moved',
        at,
        changes: week === work.week ? [] : [{ field: 'week', before: work.week, after: week }],
      }),
    };
  });
}

const storedWork = ({ work }: StoredOrder, line: number): StoredWork =>
  work?.[line] ?? { state: 'queued', version: 0 };

const next = ({ version }: Pick<StoredWork, 'version'>) => ({ version: version + 1 });

function currentWork(order: StoredOrder, { line, version }: Piece) {
  assertPlaced(order);
  const isOpen = order.paymentStatus === 'paid' && ['confirmed', 'inProcess'].includes(order.orderStatus);
  const work = isOpen ? workOf(order).find((one) => one.line === line) : undefined;
  if (work?.version !== version) throw new ShopError({ code: 'work-changed' });
  return work;
}
