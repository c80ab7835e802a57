import { z } from 'zod';
import { paymentProviders } from './internal-payment.ts';
import { disputeMoveSchema, providerFeeSchema } from './provider-fee.ts';

/* Money as the providers list it: the only source that the shop did not write. Sums in hundredths of `currency`. */
const provider = z.enum(paymentProviders);
const sum = { provider, amountCents: z.int(), currency: z.string() };

/** Captured or pending money. `reference`: the shop's payment id, '' for a foreign one. */
const chargeSchema = z.object({
  ...sum,
  chargeId: z.string(),
  reference: z.string(),
  state: z.enum(['paid', 'pending', 'failed']),
  fee: providerFeeSchema.optional(),
  at: z.coerce.date(),
});
export type ProviderCharge = z.infer<typeof chargeSchema>;

/** Refund of a charge, by anyone. */
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
  moves: z.array(disputeMoveSchema).optional(),
  at: z.coerce.date(),
});

/** The lists are complete within the period; PayPal's lag by up to three hours. */
const periodSchema = z.object({ provider, from: z.coerce.date(), until: z.coerce.date() });

export const providerMoneySchema = z.object({
  periods: z.array(periodSchema),
  charges: z.array(chargeSchema),
  refunds: z.array(returnedSchema),
  disputes: z.array(disputedSchema),
});
export type ProviderMoney = z.infer<typeof providerMoneySchema>;
