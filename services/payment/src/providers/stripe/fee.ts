import type { ProviderFee } from '@shop/contracts';
import { z } from 'zod';

/** What a charge or a refund has moved on Stripe's account: asked for in full, and null as long as it has not. */
export const balanceTransaction = z
  .union([z.string(), z.object({ fee: z.int(), currency: z.string() })])
  .nullish();

/** What Stripe has kept, in the account's currency; a refund's own fee is 0, and the charge's is not given back. */
export function feeIn(transaction: z.infer<typeof balanceTransaction>): { fee?: ProviderFee } {
  if (!transaction || typeof transaction === 'string') return {};
  return { fee: { amountCents: transaction.fee, currency: transaction.currency.toUpperCase() } };
}
