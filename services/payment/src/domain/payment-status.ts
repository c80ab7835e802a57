import type { PaymentProvider } from '@shop/contracts';

/**
 * `creating`: the provider is being asked, nobody has the link · `open`: the buyer can pay · `capturing`: the
 * shop is taking the money (PayPal), and drives that to a definite answer · `paid` · `review`: the provider's
 * facts do not match ours, people look at it · `failed`: declined · `closed`: given up, its money is taken no more.
 */
export type PaymentStatus = 'creating' | 'open' | 'capturing' | 'paid' | 'review' | 'failed' | 'closed';

/**
 * The allowed moves. Money that arrives after all for a failed or closed attempt is still a fact, so it is told:
 * the order decides what becomes of it. A payment that is being captured cannot be closed. One that PayPal declined can be
 * approved once more by its buyer, so it may be captured again, until it is closed.
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

/** The statuses from which a payment may move to `to`: the guard of the update that moves it. */
export function movesTo(to: PaymentStatus): PaymentStatus[] {
  const all = Object.keys(moves) as PaymentStatus[];
  return all.filter((from) => moves[from].includes(to));
}

/** The money is counted or with people; the provider is not asked any more. */
export function isSettled(status: PaymentStatus): boolean {
  return status === 'paid' || status === 'review';
}

/**
 * Money may still come by it: a live one, and one that was declined at PayPal, where the buyer goes back to the same page
 * and approves with other means.
 */
export function mayBringMoney({
  status,
  provider,
}: {
  status: PaymentStatus;
  provider: PaymentProvider;
}): boolean {
  return isLive(status) || (status === 'failed' && provider === 'paypal');
}

/** The buyer, or a capture under way, may still bring money. */
export function isLive(status: PaymentStatus): boolean {
  return status === 'open' || status === 'capturing';
}
