import { paymentProviders, type PaymentProvider, type ProviderMoney } from '@shop/contracts';
import type { Payment } from '../../../../services/payment/src/domain/payment.ts';
import type { ReturnFacts } from '../../../../services/payment/src/domain/returned-money.ts';
import type { ProviderFacts } from '../../../../services/payment/src/domain/verdict.ts';
import { ProviderError, type Provider } from '../../../../services/payment/src/providers/provider.ts';

type Made = {
  payment: Payment;
  state: 'open' | 'approved' | 'paid' | 'closed';
  /** What the buyer has paid, which need not be what was asked. */
  cents: number;
  captures: number;
  /** The buyer has chosen means of payment that will be declined. */
  declines: boolean;
  /** How often its buyer has pressed a button. */
  changes: number;
  refunds: ReturnFacts['refunds'];
};

export type ChainProviders = ReturnType<typeof createChainProviders>;

/** Stripe and PayPal as far as a schedule goes, with what they have written down themselves. */
export function createChainProviders(now: () => Date) {
  const made = new Map<string, Made>();
  const get = (paymentId: string): Made => {
    const found = made.get(paymentId);
    if (!found) throw new ProviderError('no such payment', { definite: true });
    return found;
  };
  const left = ({ cents, refunds }: Made) =>
    cents - refunds.reduce((sum, { state, amountCents }) => sum + (state === 'failed' ? 0 : amountCents), 0);
  const factsOf = ({ payment, state, cents, captures, changes }: Made): ProviderFacts => ({
    state: state === 'closed' ? 'gone' : state,
    amountCents: cents,
    currency: 'EUR',
    reference: payment._id,
    payerId: 'PAYER1',
    changedAt: String(changes),
    ...(captures > 0 ? { chargeId: `ch-${payment._id}` } : {}),
  });
  const take = (one: Made) => {
    one.state = 'paid';
    one.captures += 1;
  };
  const giveBack = (one: Made, cents: number, refundId = '') => {
    const providerRefundId = `re-${one.payment._id}-${one.refunds.length + 1}`;
    const facts = { providerRefundId, refundId, amountCents: cents, currency: 'EUR', reason: '' };
    const refund = { ...facts, state: 'succeeded' as const };
    one.refunds.push(refund);
    return refund;
  };
  const provider = (name: PaymentProvider): Provider => ({
    create: async (payment) => {
      if (!made.has(payment._id))
        made.set(payment._id, {
          payment,
          state: 'open',
          cents: payment.amountCents,
          captures: 0,
          declines: false,
          changes: 0,
          refunds: [],
        });
      return { providerId: `at-${payment._id}`, url: `https://pay.example/${payment._id}` };
    },
    look: async ({ _id }) => factsOf(get(_id)),
    capture: async ({ _id }) => {
      const one = get(_id);
      if (one.state === 'approved' && one.declines) return { ...factsOf(one), state: 'declined' };
      if (one.state === 'approved') take(one);
      return factsOf(one);
    },
    close: async ({ _id }) => {
      // PayPal has no such call.
      if (name === 'paypal') return true;
      const one = get(_id);
      if (one.state === 'open') one.state = 'closed';
      return one.state === 'closed';
    },
    lookForFees: async () => ({ refunds: [] }),
    lookForReturns: async ({ _id }) => ({ refunds: [...get(_id).refunds], disputes: [] }),
    refund: async ({ _id }, { refundId, amountCents }) => {
      const one = get(_id);
      const known = one.refunds.find((refund) => refund.refundId === refundId);
      if (known) return known;
      if (amountCents > left(one)) throw new ProviderError('more than is left', { definite: true });
      return giveBack(one, amountCents, refundId);
    },
    list: async () => ({ charges: [], refunds: [], disputes: [], until: now() }),
    readWebhook: async (body) => JSON.parse(body.toString()) as never,
  });
  const all = () => [...made.values()];
  return {
    of: { stripe: provider('stripe'), paypal: provider('paypal') },
    all,
    /** The buyer presses the button of the provider's page; a card's money is taken at once. */
    pay: (one: Made, cents: number) => {
      one.cents = cents;
      one.changes += 1;
      one.declines = false;
      if (one.payment.provider === 'stripe') take(one);
      else one.state = 'approved';
    },
    /** The buyer approves at PayPal with means that will be declined, and may approve once more afterwards. */
    decline: (one: Made) => {
      one.state = 'approved';
      one.changes += 1;
      one.declines = true;
    },
    /** The maker gives money back on the provider's own pages. */
    giveBack: (one: Made, cents: number) => giveBack(one, Math.min(cents, left(one))),
    left,
    /** What both would list. */
    money: (): ProviderMoney => {
      const at = now();
      const sum = ({ payment }: Made) => ({ provider: payment.provider, currency: 'EUR', at });
      const chargeOf = ({ payment }: Made) => `ch-${payment._id}`;
      const period = { from: new Date(0), until: new Date(at.getTime() + 60_000) };
      return {
        periods: paymentProviders.map((name) => ({ provider: name, ...period })),
        charges: all().flatMap((one) =>
          Array.from({ length: one.captures }, () => ({
            ...sum(one),
            chargeId: chargeOf(one),
            reference: one.payment._id,
            state: 'paid' as const,
            amountCents: one.cents,
          })),
        ),
        refunds: all().flatMap((one) =>
          one.refunds.map(({ providerRefundId, amountCents }) => ({
            ...sum(one),
            providerRefundId,
            chargeId: chargeOf(one),
            state: 'succeeded' as const,
            amountCents,
          })),
        ),
        disputes: [],
      };
    },
  };
}
