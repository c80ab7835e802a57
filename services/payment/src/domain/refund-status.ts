/**
 * `requested`: recorded, not yet sent. `pending`: the provider is deciding. `failed`: the amount is refundable again.
 */
export const refundStates = ['requested', 'pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** A bank may return a succeeded refund. A retry is a new refund. */
const moves: Record<RefundState, readonly RefundState[]> = {
  requested: ['pending', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
};

export function refundMovesTo(to: RefundState): RefundState[] {
  return refundStates.filter((from) => moves[from].includes(to));
}

export function isRefundFinal(state: RefundState): boolean {
  return state === 'succeeded' || state === 'failed';
}
