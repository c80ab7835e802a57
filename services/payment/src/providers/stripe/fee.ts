import type { ProviderFee } from '@shop/contracts';
import { z } from 'zod';

/** Expanded on request; null until Stripe has moved the money. */
export const balanceTransaction = z
  .union([z.string(), z.object({ fee: z.int(), currency: z.string() })])
  .nullish();

/** In the account's currency. Stripe keeps the charge's fee on refunds. */
export function feeIn(transaction: z.infer<typeof balanceTransaction>): { fee?: ProviderFee } {
  if (!transaction || typeof transaction === 'string') return {};
  return { fee: { amountCents: transaction.fee, currency: transaction.currency.toUpperCase() } };
}
