import { z } from 'zod';
import { paymentProviders } from './internal-payment.ts';
import { disputeMoveSchema, providerFeeSchema } from './provider-fee.ts';

/*
 * What the payment providers have on their side, as their own lists tell it: the one thing that the shop's books can be
 * held against which the shop has not written itself. Sums are in hundredths of `currency`.
 */
const provider = z.enum(paymentProviders);
const sum = { provider, amountCents: z.int(), currency: z.string() };

/** Money that was taken, or is being decided about. `reference` is our own id of the payment, '' where it is not ours. */
const chargeSchema = z.object({
  ...sum,
  chargeId: z.string(),
  reference: z.string(),
  state: z.enum(['paid', 'pending', 'failed']),
  /** Missing as long as the provider has not said. */
  fee: providerFeeSchema.optional(),
  at: z.coerce.date(),
});
export type ProviderCharge = z.infer<typeof chargeSchema>;

/** Money of a charge that went back, whoever made it. */
const returnedSchema = z.object({
  ...sum,
  providerRefundId: z.string(),
  chargeId: z.string(),
  state: z.enum(['pending', 'succeeded', 'failed']),
  fee: providerFeeSchema.optional(),
  at: z.coerce.date(),
});
export type ProviderRefund = z.infer<typeof returnedSchema>;

const disputedSchema = z.object({
  ...sum,
  disputeId: z.string(),
  chargeId: z.string(),
  state: z.enum(['open', 'won', 'lost']),
  /** Missing as long as the provider has not said. */
  moves: z.array(disputeMoveSchema).optional(),
  at: z.coerce.date(),
});

/** A provider's lists are whole between these moments: PayPal's lag behind by up to three hours. */
const periodSchema = z.object({ provider, from: z.coerce.date(), until: z.coerce.date() });

/** Everything that the providers' lists tell of some days. */
export const providerMoneySchema = z.object({
  periods: z.array(periodSchema),
  charges: z.array(chargeSchema),
  refunds: z.array(returnedSchema),
  disputes: z.array(disputedSchema),
});
export type ProviderMoney = z.infer<typeof providerMoneySchema>;
