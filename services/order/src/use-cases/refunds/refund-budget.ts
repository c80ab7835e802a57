import { requireFreshCode } from '@shop/service-kit';
import type { OrderConfig } from '../../config.ts';
import type { RefundSumStore } from '../../store/refund-sums.ts';

export type RefundDeps = {
  refundSums: RefundSumStore;
  config: Pick<OrderConfig, 'FRESH_CODE_REFUND_CENTS'>;
};

/**
 * Caps refunds by a colleague with a second factor since the last code. `take` runs before the write, so that
 * simultaneous refunds share the cap.
 * @throws `code-again` from `take`
 */
export function refundBudget(
  { refundSums, config }: RefundDeps,
  admin: { id: string; provedAt?: number },
): { take: (cents: number) => Promise<void>; giveBack: () => Promise<void> } {
  let counted: { userID: string; since: Date; cents: number } | undefined;
  return {
    take: async (cents) => {
      if (admin.provedAt === undefined) return;
      const refund = { userID: admin.id, since: new Date(admin.provedAt), cents };
      const sum = await refundSums.add(refund);
      counted = { ...refund, since: sum.since };
      if (sum.cents > config.FRESH_CODE_REFUND_CENTS) requireFreshCode(admin);
    },
    giveBack: async () => {
      if (counted) await refundSums.subtract(counted);
      counted = undefined;
    },
  };
}
