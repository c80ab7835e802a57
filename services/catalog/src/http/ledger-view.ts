import type { StockLedger, TimelineItem } from '@shop/contracts';
import type { readLedger, readMovementsOf } from '../use-cases/read-ledger.ts';

export function ledgerView({
  movements,
  total,
  opening,
  openedAt,
}: Awaited<ReturnType<typeof readLedger>>): StockLedger {
  return {
    data: movements.map(({ at, ...movement }) => ({ at: at.toISOString(), ...movement })),
    total,
    opening: { balance: opening, at: openedAt.toISOString() },
  };
}

export function timelineItem({
  at,
  reason,
  change,
  title,
  requestId,
}: Awaited<ReturnType<typeof readMovementsOf>>[number]): TimelineItem {
  return {
    at: at.toISOString(),
    kind: 'stock',
    what: reason,
    pieces: change,
    about: title,
    ...(requestId ? { requestId } : {}),
  };
}
