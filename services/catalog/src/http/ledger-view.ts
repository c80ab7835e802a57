import type { StockLedger } from '@shop/contracts';
import type { readLedger } from '../use-cases/read-ledger.ts';

/** A page of a ledger as the call answers it. */
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
