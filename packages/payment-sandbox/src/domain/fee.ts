import type { Checkout, Dispute } from './checkout.ts';

/** What each provider keeps of a payment in Finland: a share of it, and a sum for each. */
const rates = {
  stripe: { permille: 15, cents: 25 },
  paypal: { permille: 29, cents: 35 },
};

/** What the provider keeps for itself of the money that a checkout has brought, in cents. It gives nothing of that back. */
export function feeCents({ provider, charge }: Checkout): number {
  const { permille, cents } = rates[provider];
  return Math.round(((charge?.cents ?? 0) * permille) / 1_000) + cents;
}

/** What each provider takes for a dispute whose money it has withdrawn. */
const disputeFees = { stripe: 2_000, paypal: 1_600 };

/**
 * What a dispute has moved on the shop's account: money and fee go when it is opened, and come back when it is won.
 * `sign`: -1 away from the shop, 1 back to it.
 */
export function movesOfDispute(
  { provider }: Checkout,
  { cents, at, state, decidedAt }: Dispute,
): { sign: -1 | 1; cents: number; feeCents: number; at: string }[] {
  const feeCents = disputeFees[provider];
  return [
    { sign: -1, cents, feeCents, at },
    ...(state === 'won' ? [{ sign: 1 as const, cents, feeCents, at: decidedAt ?? at }] : []),
  ];
}
