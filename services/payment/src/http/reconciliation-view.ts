import type { Reconciliation } from '@shop/contracts';
import type { StoredReconciliation } from '../domain/reconciliation.ts';

/** A day's reconciliation for the back office. */
export function reconciliationView(stored: StoredReconciliation): Reconciliation {
  const { _id: id, finishedAt, charges = 0, refunds = 0, disputes = 0, takenIn = 0, ...rest } = stored;
  const { differences = [], failure = '' } = rest;
  return {
    id,
    finishedAt: finishedAt?.toISOString() ?? null,
    charges,
    refunds,
    disputes,
    takenIn,
    differences,
    failure,
  };
}
