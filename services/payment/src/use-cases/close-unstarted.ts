import type { PaymentDeps } from '../deps.ts';
import type { Payment } from '../domain/payment.ts';

/**
 * Closes an attempt of which nobody has the link yet, and after this update nobody gets it. So the provider is not asked.
 * @returns null when it was started or closed meanwhile
 */
export function closeUnstarted(
  { payments }: Pick<PaymentDeps, 'payments'>,
  { _id }: Payment,
): Promise<Payment | null> {
  return payments.move(_id, 'closed', { reason: 'closed' }, { from: ['creating'] });
}
