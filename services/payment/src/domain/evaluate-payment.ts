import type { Captured, ProviderFee } from '@shop/contracts';
import type { StripeMethod } from '@shop/shop-rules';
import { CURRENCY } from '@shop/money';
import type { Payment } from './payment.ts';
import type { PaymentStatus } from './payment-status.ts';

/** `approved`: ready to capture. `gone`: expired or unknown, no money came. */
export type ProviderStatus = {
  state: 'open' | 'approved' | 'pending' | 'paid' | 'declined' | 'gone';
  amountCents: number;
  currency: string;
  reference: string;
  chargeId?: string;
  payerId?: string;
  fee?: ProviderFee;
  method?: StripeMethod;
  reason?: string;
  /** The provider's date of the last change. */
  changedAt?: string;
  needsPayer?: true;
};

export type Outcome =
  | { do: 'capture' }
  | { do: 'wait' }
  | { do: 'move'; to: Exclude<PaymentStatus, 'creating' | 'capturing'>; reason?: string };

/** Only a matching amount, currency and reference becomes paid; other money goes to review. */
export function evaluate(payment: Payment, reported: ProviderStatus): Outcome {
  const isGivenUp = payment.status === 'failed' || payment.status === 'closed';
  const difference = differenceOf(payment, reported);
  switch (reported.state) {
    case 'paid':
      return difference ? { do: 'move', to: 'review', reason: difference } : { do: 'move', to: 'paid' };
    case 'approved':
      if (payment.status === 'closed' || isRefusedAlready(payment, reported)) return { do: 'wait' };
      return difference ? { do: 'move', to: 'review', reason: difference } : { do: 'capture' };
    case 'declined':
      return isGivenUp ? { do: 'wait' } : { do: 'move', to: 'failed', reason: reported.reason ?? 'declined' };
    case 'gone':
      if (isGivenUp) return { do: 'wait' };
      return payment.status === 'capturing'
        ? { do: 'move', to: 'review', reason: 'the provider lost it while it was captured' }
        : { do: 'move', to: 'closed', reason: 'expired' };
    case 'open':
      return payment.status === 'capturing' ? { do: 'move', to: 'open' } : { do: 'wait' };
    case 'pending':
      return { do: 'wait' };
  }
}

/** @returns null when the provider does not report the amount */
export function reportedCapture({ state, amountCents, currency }: ProviderStatus): Captured | null {
  if (state === 'gone') return null;
  if (state !== 'paid') return { amountCents: 0, currency: CURRENCY };
  return amountCents >= 0 && currency ? { amountCents, currency } : null;
}

/** After a decline PayPal may keep reporting `approved`; only a new date is a new approval. */
function isRefusedAlready({ status, declinedAsOf }: Payment, { changedAt }: ProviderStatus): boolean {
  return status === 'failed' && (!declinedAsOf || !changedAt || changedAt === declinedAsOf);
}

function differenceOf(payment: Payment, reported: ProviderStatus): string | null {
  if (reported.reference !== payment._id) return `reference ${reported.reference} is not ${payment._id}`;
  if (reported.currency !== payment.currency)
    return `currency ${reported.currency} is not ${payment.currency}`;
  if (reported.amountCents !== payment.amountCents)
    return `${reported.amountCents} cents are not ${payment.amountCents}`;
  return null;
}
