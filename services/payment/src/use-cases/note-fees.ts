import type { ProviderFee } from '@shop/contracts';
import type { PaymentDeps } from '../deps.ts';
import { isSameFee } from '../domain/fee.ts';
import type { Payment } from '../domain/payment.ts';

type Listed = { chargeId: string; fee?: ProviderFee | undefined };
type ListedFees = { charges: readonly Listed[]; refunds: readonly (Listed & { providerRefundId: string })[] };

/** Some fees are known only hours after the capture. */
export async function noteFees(
  { payments: store }: Pick<PaymentDeps, 'payments'>,
  { charges, refunds }: ListedFees,
  payments: readonly Payment[],
): Promise<void> {
  const byCharge = new Map(
    payments.flatMap((payment) => (payment.chargeId ? [[payment.chargeId, payment]] : [])),
  );
  const about = <T extends Listed>(listed: readonly T[]) =>
    listed.flatMap((entry) => {
      const payment = byCharge.get(entry.chargeId);
      return payment && entry.fee ? [{ ...entry, fee: entry.fee, payment }] : [];
    });
  for (const { payment, fee } of about(charges)) {
    if (!isSameFee(payment.fee, fee)) await store.noteFee(payment._id, { fee });
  }
  for (const { payment, fee, providerRefundId } of about(refunds)) {
    const found = Object.entries(payment.refunds ?? {}).find(
      ([, refund]) => refund.providerRefundId === providerRefundId,
    );
    if (!found) continue;
    const [refundId, refund] = found;
    if (!isSameFee(refund.fee, fee)) await store.noteFee(payment._id, { fee, refundId });
  }
}
