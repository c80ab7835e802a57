import type { PaymentState } from '@shop/contracts';
import { publicStatus, type Payment } from '../domain/payment.ts';

export function paymentView(payment: Payment): PaymentState {
  const { chargedCents, chargedCurrency } = payment;
  const isCaptured = chargedCents !== undefined && chargedCurrency !== undefined;
  return {
    paymentId: payment._id,
    status: publicStatus(payment.status),
    providerPaymentId: payment.providerId,
    payerId: payment.payerId,
    chargeId: payment.chargeId,
    method: payment.method,
    declines: payment.declines,
    ...(isCaptured ? { captured: { amountCents: chargedCents, currency: chargedCurrency } } : {}),
    ...(payment.status === 'open' && payment.needsPayer ? { needsPayer: true } : {}),
  };
}
