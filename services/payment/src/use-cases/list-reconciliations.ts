import type { PaymentDeps } from '../deps.ts';
import type { StoredReconciliation } from '../domain/reconciliation.ts';

export async function listReconciliations(
  { reconciliations }: Pick<PaymentDeps, 'reconciliations'>,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ shown: StoredReconciliation[]; total: number }> {
  const [shown, total] = await Promise.all([reconciliations.list(skip, limit), reconciliations.count()]);
  return { shown, total };
}
