import { z } from 'zod';
import { paymentProviders } from './internal-payment.ts';

/*
 * Why the books and a provider differ, so that only a person can put it right. `unknown-payment`: charged for one that the
 * shop does not have · `charged-twice` · `other-sum`: not what the payment says · `missing`: taken, or sent back, by the
 * shop's books, and unknown to the provider.
 */
const differenceKinds = ['unknown-payment', 'charged-twice', 'other-sum', 'missing'] as const;

const differenceSchema = z.object({
  kind: z.enum(differenceKinds),
  provider: z.enum(paymentProviders),
  paymentId: z.string(),
  /** The provider's own id of the charge or refund. */
  providerId: z.string(),
  /** In hundredths of `currency`. */
  amountCents: z.int(),
  currency: z.string(),
});

/** One day's reconciliation with both providers, as the back office hears of it. */
export const reconciliationSchema = z.object({
  /** The day, as Helsinki counts it: '2026-11-22'. */
  id: z.string(),
  /** ISO 8601, or null as long as it has not come to its end. */
  finishedAt: z.string().nullable(),
  /** How much the providers told of. */
  charges: z.int(),
  refunds: z.int(),
  disputes: z.int(),
  /** How many payments were taken in, of which no webhook had brought the news. */
  takenIn: z.int(),
  differences: z.array(differenceSchema),
  /** Why the last try did not come to its end; '' when it has. */
  failure: z.string(),
});
export type Reconciliation = z.infer<typeof reconciliationSchema>;
