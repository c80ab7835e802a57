import type { Captured, ProviderFee } from '@shop/contracts';
import type { StripeMethod } from '@shop/shop-rules';
import { CURRENCY } from '@shop/money';
import type { Payment } from './payment.ts';
import type { PaymentStatus } from './payment-status.ts';

/**
 * What a provider says about a payment. `open`: the buyer has not paid · `approved`: the shop may take the money ·
 * `pending`: the provider is still deciding · `paid` · `declined` · `gone`: expired or forgotten, no money came.
 */
export type ProviderFacts = {
  state: 'open' | 'approved' | 'pending' | 'paid' | 'declined' | 'gone';
  amountCents: number;
  currency: string;
  /** Our own id of the payment, as the provider gives it back. */
  reference: string;
  chargeId?: string;
  payerId?: string;
  /** What the provider keeps of the money, where it says so at once. */
  fee?: ProviderFee;
  /** What it was paid with, where the provider offers more than one way. */
  method?: StripeMethod;
  /** Why it is pending or declined, in the provider's word. */
  reason?: string;
  /** When the provider last changed the payment, in its own words. */
  changedAt?: string;
  /** The buyer has to go to the provider's page once more before the money can be taken. */
  needsPayer?: true;
};

/** What to do about it: capture, leave it as it is, or move to a status. */
export type Verdict =
  | { do: 'capture' }
  | { do: 'wait' }
  | { do: 'move'; to: Exclude<PaymentStatus, 'creating' | 'capturing'>; reason?: string };

/**
 * Holds the provider's facts against what we asked for. Only a payment whose amount, currency and reference are
 * ours becomes paid; anything else that has moved or would move money goes to people.
 */
export function judge(payment: Payment, facts: ProviderFacts): Verdict {
  const given = payment.status === 'failed' || payment.status === 'closed';
  const difference = differenceOf(payment, facts);
  switch (facts.state) {
    case 'paid':
      return difference ? { do: 'move', to: 'review', reason: difference } : { do: 'move', to: 'paid' };
    case 'approved':
      // What was given up stays so, and what was declined until its buyer approves it once more.
      if (payment.status === 'closed' || isRefusedAlready(payment, facts)) return { do: 'wait' };
      return difference ? { do: 'move', to: 'review', reason: difference } : { do: 'capture' };
    case 'declined':
      return given ? { do: 'wait' } : { do: 'move', to: 'failed', reason: facts.reason ?? 'declined' };
    case 'gone':
      if (given) return { do: 'wait' };
      return payment.status === 'capturing'
        ? { do: 'move', to: 'review', reason: 'the provider lost it while it was captured' }
        : { do: 'move', to: 'closed', reason: 'expired' };
    case 'open':
      return payment.status === 'capturing' ? { do: 'move', to: 'open' } : { do: 'wait' };
    case 'pending':
      return { do: 'wait' };
  }
}

/**
 * What the provider has taken, in its own words and currency: nothing as long as it is only approved.
 * @returns null where it does not say
 */
export function capturedOf({ state, amountCents, currency }: ProviderFacts): Captured | null {
  if (state === 'gone') return null;
  if (state !== 'paid') return { amountCents: 0, currency: CURRENCY };
  return amountCents >= 0 && currency ? { amountCents, currency } : null;
}

/** PayPal may go on calling an order approved after it has refused its money: that is no new approval. */
function isRefusedAlready({ status, declinedAsOf }: Payment, { changedAt }: ProviderFacts): boolean {
  return status === 'failed' && (!declinedAsOf || !changedAt || changedAt === declinedAsOf);
}

function differenceOf(payment: Payment, facts: ProviderFacts): string | null {
  if (facts.reference !== payment._id) return `reference ${facts.reference} is not ${payment._id}`;
  if (facts.currency !== payment.currency) return `currency ${facts.currency} is not ${payment.currency}`;
  if (facts.amountCents !== payment.amountCents)
    return `${facts.amountCents} cents are not ${payment.amountCents}`;
  return null;
}
