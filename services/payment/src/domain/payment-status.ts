import type { PaymentProvider } from '@shop/contracts';

/**
 * `creating`: the link has not left the server. `capturing`: PayPal only. `review`: reported data differs. `closed`:
 * given up.
 */
export type PaymentStatus = 'creating' | 'open' | 'capturing' | 'paid' | 'review' | 'failed' | 'closed';

/** Failed and closed payments may still receive money. PayPal's buyer may approve a declined payment again. */
const moves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  creating: ['open', 'failed', 'closed'],
  open: ['capturing', 'paid', 'review', 'failed', 'closed'],
  capturing: ['open', 'paid', 'review', 'failed'],
  failed: ['capturing', 'paid', 'review', 'closed'],
  closed: ['paid', 'review'],
  paid: [],
  review: [],
};

export function movesTo(to: PaymentStatus): PaymentStatus[] {
  const all = Object.keys(moves) as PaymentStatus[];
  return all.filter((from) => moves[from].includes(to));
}

export function isSettled(status: PaymentStatus): boolean {
  return status === 'paid' || status === 'review';
}

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
