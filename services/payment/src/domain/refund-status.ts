/**
 * `requested`: counted, and the provider is to be asked for it · `pending`: the provider has it, and has not decided ·
 * `succeeded` · `failed`: refused, given up or taken back; its sum is free again.
 */
export const refundStates = ['requested', 'pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** The allowed moves. A bank may send back what had succeeded; to try again takes another refund. */
const moves: Record<RefundState, readonly RefundState[]> = {
  requested: ['pending', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
};

/** The states from which a refund may move to `to`. */
export function refundMovesTo(to: RefundState): RefundState[] {
  return refundStates.filter((from) => moves[from].includes(to));
}

/** Nothing more is expected of it; what has succeeded may still be reported as failed. */
export function isRefundOver(state: RefundState): boolean {
  return state === 'succeeded' || state === 'failed';
}
