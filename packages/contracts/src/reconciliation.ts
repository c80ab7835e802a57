import { z } from 'zod';
import { paymentProviders } from './internal-payment.ts';

/*
 * `unknown-payment`: no such payment in the shop · `charged-twice` · `other-sum` · `missing`: the provider has no such
 * charge or refund.
 */
const differenceKinds = ['unknown-payment', 'charged-twice', 'other-sum', 'missing'] as const;

const differenceSchema = z.object({
  kind: z.enum(differenceKinds),
  provider: z.enum(paymentProviders),
  paymentId: z.string(),
  providerId: z.string(),
  /** In hundredths of `currency`. */
  amountCents: z.int(),
  currency: z.string(),
});

export const reconciliationSchema = z.object({
  /** Day in Helsinki: '2026-11-22'. */
  id: z.string(),
  /** ISO 8601; null until finished. */
  finishedAt: z.string().nullable(),
  charges: z.int(),
  refunds: z.int(),
  disputes: z.int(),
  /** Payments found without a webhook. */
  takenIn: z.int(),
  differences: z.array(differenceSchema),
  /** Of the last try; '' after success. */
  failure: z.string(),
});
export type Reconciliation = z.infer<typeof reconciliationSchema>;
