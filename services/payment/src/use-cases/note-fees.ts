import type { ProviderFee } from '@shop/contracts';
import type { PaymentDeps } from '../deps.ts';
import { isSameFee } from '../domain/fee.ts';
import type { Payment } from '../domain/payment.ts';

type Listed = { chargeId: string; fee?: ProviderFee | undefined };
type Told = { charges: readonly Listed[]; refunds: readonly (Listed & { providerRefundId: string })[] };

/**
 * Writes down what the providers have kept, as their lists tell it: some know it only hours after they have taken the
 * money, so nobody who waits for a payment is made to wait for that.
 * @param payments those that the lists name
 */
export async function noteFees(
  { payments: store }: Pick<PaymentDeps, 'payments'>,
  { charges, refunds }: Told,
  payments: readonly Payment[],
): Promise<void> {
  const byCharge = new Map(
    payments.flatMap((payment) => (payment.chargeId ? [[payment.chargeId, payment]] : [])),
  );
  const about = <T extends Listed>(listed: readonly T[]) =>
    listed.flatMap((one) => {
      const payment = byCharge.get(one.chargeId);
      return payment && one.fee ? [{ ...one, fee: one.fee, payment }] : [];
    });
  for (const { payment, fee } of about(charges)) {
    if (!isSameFee(payment.fee, fee)) await store.noteFee(payment._id, { fee });
  }
  for (const { payment, fee, providerRefundId } of about(refunds)) {
    const known = Object.entries(payment.refunds ?? {}).find(
      ([, refund]) => refund.providerRefundId === providerRefundId,
    );
    if (!known) continue;
    const [refundId, refund] = known;
    if (!isSameFee(refund.fee, fee)) await store.noteFee(payment._id, { fee, refundId });
  }
}
