import type { mongo } from 'mongoose';
import type { Payment } from '../domain/payment.ts';

/**
 * Takes out of payments who their parcels go to, unless their provider is still to be asked. What this version starts
 * forgets it by itself; a replica of one from before that starts others beside it, as long as a release takes.
 */
export async function forgetAddresses(payments: mongo.Collection<Payment>): Promise<void> {
  await payments.updateMany(
    { 'params.shipTo': { $exists: true }, status: { $ne: 'creating' } },
    { $unset: { 'params.shipTo': 1 } },
  );
}
