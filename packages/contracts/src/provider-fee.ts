import { z } from 'zod';
import { paymentMethods } from '@shop/shop-rules/order-status';

/** What a provider keeps of money for itself, in hundredths of `currency`; below zero what it gives back with a refund. */
export const providerFeeSchema = z.object({ amountCents: z.int(), currency: z.string().max(8) });
export type ProviderFee = z.infer<typeof providerFeeSchema>;

/**
 * What a dispute has moved on the shop's account, in hundredths of `currency`: below zero what was taken from it, above what
 * came back. `feeCents` is what the provider takes for the dispute, below zero what it gives back of that.
 */
export const disputeMoveSchema = z.object({
  at: z.coerce.date(),
  amountCents: z.int(),
  feeCents: z.int(),
  currency: z.string().max(8),
});
export type DisputeMove = z.infer<typeof disputeMoveSchema>;

/** Query of payment's GET /internal/fees: the first and the last day in Finland. */
export const feesQuerySchema = z.object({ from: z.iso.date(), to: z.iso.date() });
export type FeesQuery = z.infer<typeof feesQuerySchema>;

/** What the providers have kept of one way to pay on one day in Finland: charges, and refunds of earlier ones. */
const bookedFeeSchema = z.object({
  /** '2026-11-21' */
  day: z.iso.date(),
  paymentMethod: z.enum(paymentMethods),
  /** The sum of those that are known, in euro cents. */
  cents: z.int(),
  /** How many charges and refunds that is the sum of, and of how many the fee is not known yet. */
  known: z.int().min(0),
  unknown: z.int().min(0),
  /**
   * What disputes have taken on that day beyond what came back, and what the providers took for them, in euro cents; of how
   * many moves of money that is the sum, and of how many disputes the provider has not said. A payment service from before
   * them, which a release leaves running for a while, knows of none.
   */
  disputes: z
    .object({
      cents: z.int(),
      feeCents: z.int(),
      known: z.int().min(0),
      unknown: z.int().min(0),
    })
    .default({ cents: 0, feeCents: 0, known: 0, unknown: 0 }),
});
export type BookedFee = z.infer<typeof bookedFeeSchema>;

/** Answer of payment's GET /internal/fees. */
export const bookedFeesSchema = z.array(bookedFeeSchema);
