import { requireFreshCode } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';

type BudgetDeps = Pick<OrderDeps, 'refundSums' | 'config'>;

/**
 * Limits what a colleague with a second factor refunds since their last fresh code, over all orders together.
 * `take` is called before the refund is written, so that refunds at the same moment cannot pass the limit together.
 * @throws ShopError `code-again` from `take`, above the limit without a fresh code
 */
export function refundBudget(
  { refundSums, config }: BudgetDeps,
  admin: { id: string; provedAt?: number },
): { take: (cents: number) => Promise<void>; giveBack: () => Promise<void> } {
  let taken: { userID: string; since: Date; cents: number } | undefined;
  return {
    take: async (cents) => {
      if (admin.provedAt === undefined) return;
      const refund = { userID: admin.id, since: new Date(admin.provedAt), cents };
      const sum = await refundSums.add(refund);
      taken = { ...refund, since: sum.since };
      if (sum.cents > config.FRESH_CODE_REFUND_CENTS) requireFreshCode(admin);
    },
    giveBack: async () => {
      if (taken) await refundSums.subtract(taken);
      taken = undefined;
    },
  };
}
