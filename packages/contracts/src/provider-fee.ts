import { z } from 'zod';
import { paymentMethods } from '@shop/shop-rules/order-status';

/** In hundredths of `currency`; negative when returned with a refund. */
export const providerFeeSchema = z.object({ amountCents: z.int(), currency: z.string().max(8) });
export type ProviderFee = z.infer<typeof providerFeeSchema>;

/**
 * Account movement of a dispute in hundredths of `currency`, negative when taken; a negative `feeCents` is returned.
 */
export const disputeMoveSchema = z.object({
  at: z.coerce.date(),
  amountCents: z.int(),
  feeCents: z.int(),
  currency: z.string().max(8),
});
export type DisputeMove = z.infer<typeof disputeMoveSchema>;

/** Query of payment's GET /internal/fees; days in Finland, inclusive. */
export const feesQuerySchema = z.object({ from: z.iso.date(), to: z.iso.date() });
export type FeesQuery = z.infer<typeof feesQuerySchema>;

/** Fees of a payment method on a day in Finland. */
const bookedFeeSchema = z.object({
  day: z.iso.date(),
  paymentMethod: z.enum(paymentMethods),
  cents: z.int(),
  /** Charges and refunds in the sum, and those whose fee is unknown. */
  known: z.int().min(0),
  unknown: z.int().min(0),
  /** Net loss to disputes and their fees in euro cents, with the numbers of known and unknown ones. */
  disputes: z.object({
    cents: z.int(),
    feeCents: z.int(),
    known: z.int().min(0),
    unknown: z.int().min(0),
  }),
});
export type BookedFee = z.infer<typeof bookedFeeSchema>;

/** Answer of payment's GET /internal/fees. */
export const bookedFeesSchema = z.array(bookedFeeSchema);
