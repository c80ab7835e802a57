import type { Checkout, Dispute } from './checkout.ts';

/** Finnish rates: a share and a fixed sum per payment. */
const rates = {
  stripe: { permille: 15, cents: 25 },
  paypal: { permille: 29, cents: 35 },
};

/** Not returned by refunds. */
export function feeCents({ provider, charge }: Checkout): number {
  const { permille, cents } = rates[provider];
  return Math.round(((charge?.cents ?? 0) * permille) / 1_000) + cents;
}

const disputeFees = { stripe: 2_000, paypal: 1_600 };

/** A dispute takes amount and fee; a win returns both. `sign`: -1 from the shop, 1 back. */
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
