import type { PaymentDeps } from '../deps.ts';
import type { Payment } from '../domain/payment.ts';

/** The link has not left the server, so the provider is not asked. */
export function closeUnstarted(
  { payments }: Pick<PaymentDeps, 'payments'>,
  { _id }: Payment,
): Promise<Payment | null> {
  return payments.move(_id, 'closed', { reason: 'closed' }, { from: ['creating'] });
}
