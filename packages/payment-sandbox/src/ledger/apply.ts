import type { Checkout } from '../domain/checkout.ts';
import type { Dated, MoneyEntry } from './entries.ts';

/** @param before undefined for a new checkout */
export function checkoutAfter(before: Checkout | undefined, entry: Dated<MoneyEntry>): Checkout {
  if (entry.type === 'created') {
    const { type: _type, key: _key, fingerprint: _fingerprint, at, ...request } = entry;
    const untouched = { payerId: null, declines: false, charge: null, refunds: [], disputes: [] };
    return { ...request, ...untouched, createdAt: at, changedAt: at, state: 'open' };
  }
  if (!before) throw new Error(`${entry.id} has an entry before its creation`);
  return { ...changed(before, entry), changedAt: entry.at };
}

function changed(before: Checkout, entry: Exclude<Dated<MoneyEntry>, { type: 'created' }>): Checkout {
  switch (entry.type) {
    case 'approved':
      return { ...before, state: 'approved', payerId: entry.payerId, declines: entry.declines };
    case 'sent-back':
      return { ...before, state: 'open' };
    case 'pending':
      return { ...before, state: 'pending', charge: entry.charge };
    case 'captured':
      return { ...before, state: 'paid', charge: entry.charge };
    case 'refunded':
      return { ...before, refunds: [...before.refunds, { ...entry.refund, at: entry.at }] };
    case 'refund-changed': {
      const { refundId, status, reason } = entry;
      const refunds = before.refunds.map((refund) =>
        refund.id === refundId ? { ...refund, status, reason } : refund,
      );
      return { ...before, refunds };
    }
    case 'disputed':
      return {
        ...before,
        disputes: [...before.disputes, { ...entry.dispute, state: 'open', at: entry.at }],
      };
    case 'dispute-decided': {
      const { disputeId, state } = entry;
      const disputes = before.disputes.map((dispute) =>
        dispute.id === disputeId ? { ...dispute, state, decidedAt: entry.at } : dispute,
      );
      return { ...before, disputes };
    }
    case 'failed':
    case 'expired':
      return { ...before, state: entry.type };
    case 'declined':
      return before;
  }
}
