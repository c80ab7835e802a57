import type { PaymentProvider } from '@shop/contracts';

/**
 * `creating`: the link has not left the server. `capturing`: PayPal only. `review`: the provider's data differs from
 * ours. `closed`: given up.
 */
export type PaymentStatus = 'creating' | 'open' | 'capturing' | 'paid' | 'review' | 'failed' | 'closed';

/**
 * Money may still arrive for a failed or closed attempt. A capture cannot be closed. PayPal's buyer may approve a
 * declined payment again.
 */
const moves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  creating: ['open', 'failed', 'closed'],
  open: ['capturing', 'paid', 'review', 'failed', 'closed'],
  capturing: ['open', 'paid', 'review', 'failed'],
  failed: ['capturing', 'paid', 'review', 'closed'],
  closed: ['paid', 'review'],
  paid: [],
  review: [],
};

/** Statuses from which a payment may move to `to`; guards the update. */
export function movesTo(to: PaymentStatus): PaymentStatus[] {
  const all = Object.keys(moves) as PaymentStatus[];
  return all.filter((from) => moves[from].includes(to));
}

export function isSettled(status: PaymentStatus): boolean {
  return status === 'paid' || status === 'review';
}

/** Includes payments declined at PayPal: the buyer may approve again with other means. */
export function mayBringMoney({
  status,
  provider,
}: {
  status: PaymentStatus;
  provider: PaymentProvider;
}): boolean {
  return isLive(status) || (status === 'failed' && provider === 'paypal');
}

export function isLive(status: PaymentStatus): boolean {
  return status === 'open' || status === 'capturing';
}
