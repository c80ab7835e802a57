import { paymentProviders, type PaymentProvider, type ProviderMoney } from '@shop/contracts';
import type { Payment } from '../../../../services/payment/src/domain/payment.ts';
import type { ReturnUpdates } from '../../../../services/payment/src/domain/returned-money.ts';
import type { ProviderStatus } from '../../../../services/payment/src/domain/evaluate-payment.ts';
import { ProviderError, type Provider } from '../../../../services/payment/src/providers/provider.ts';

type Made = {
  payment: Payment;
  state: 'open' | 'approved' | 'pending' | 'declined' | 'paid' | 'closed';
  /** What the buyer has paid, which need not be what was asked. */
  cents: number;
  captures: number;
  /** The buyer has chosen means of payment that will be declined. */
  declines: boolean;
  /** The provider takes its time to decide about the payment, and about refunds of it. */
  ponders: boolean;
  /** How often its buyer has pressed a button. */
  changes: number;
  refunds: ReturnUpdates['refunds'];
  disputes: ReturnUpdates['disputes'];
  /** A refund was refused because less was left: an admin has to give it back after a dispute that the shop wins. */
  hasRefusedRefund: boolean;
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
  const remainingCents = ({ cents, refunds, disputes }: Made) => {
    const back = refunds.reduce(
      (sum, { state, amountCents }) => sum + (state === 'failed' ? 0 : amountCents),
      0,
    );
    const claimed = disputes.reduce(
      (sum, { state, amountCents }) => sum + (state === 'won' ? 0 : amountCents),
      0,
    );
    return Math.max(0, cents - back - claimed);
  };
  const statusOf = ({ payment, state, cents, captures, changes }: Made): ProviderStatus => ({
    state: state === 'closed' ? 'gone' : state,
    ...(state === 'pending' ? { reason: 'ECHECK' } : {}),
    amountCents: cents,
    currency: 'EUR',
    reference: payment._id,
    payerId: 'PAYER1',
    changedAt: String(changes),
    ...(captures > 0 ? { chargeId: `ch-${payment._id}` } : {}),
  });
  const take = (payment: Made) => {
    payment.state = 'paid';
    payment.captures += 1;
  };
  const giveBack = (payment: Made, cents: number, refundId = '') => {
    const providerRefundId = `re-${payment.payment._id}-${payment.refunds.length + 1}`;
    const update = { providerRefundId, refundId, amountCents: cents, currency: 'EUR', reason: '' };
    const refund: ReturnUpdates['refunds'][number] = {
      ...update,
      state: payment.ponders && refundId !== '' ? 'pending' : 'succeeded',
    };
    payment.refunds.push(refund);
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
          ponders: false,
          changes: 0,
          refunds: [],
          disputes: [],
          hasRefusedRefund: false,
        });
      return { providerId: `at-${payment._id}`, url: `https://pay.example/${payment._id}` };
    },
    fetchStatus: async ({ _id }) => statusOf(get(_id)),
    capture: async ({ _id }) => {
      const payment = get(_id);
      if (payment.state === 'approved' && payment.declines)
        return { ...statusOf(payment), state: 'declined' };
      if (payment.state === 'approved' && payment.ponders) payment.state = 'pending';
      if (payment.state === 'approved') take(payment);
      return statusOf(payment);
    },
    close: async ({ _id }) => {
      // PayPal has no such call.
      if (name === 'paypal') return true;
      const payment = get(_id);
      if (payment.state === 'open') payment.state = 'closed';
      return payment.state === 'closed';
    },
    fetchFees: async () => ({ refunds: [] }),
    fetchReturns: async ({ _id }) => ({
      refunds: get(_id).refunds.map((refund) => ({ ...refund })),
      disputes: get(_id).disputes.map((dispute) => ({ ...dispute })),
    }),
    refund: async ({ _id }, { refundId, amountCents }) => {
      const payment = get(_id);
      const existing = payment.refunds.find((refund) => refund.refundId === refundId);
      if (existing) return existing;
      if (amountCents > remainingCents(payment)) {
        payment.hasRefusedRefund = true;
        throw new ProviderError('more than is left', { definite: true });
      }
      return giveBack(payment, amountCents, refundId);
    },
    list: async () => ({ charges: [], refunds: [], disputes: [], until: now() }),
    readWebhook: async (body) => JSON.parse(body.toString()) as never,
  });
  const all = () => [...made.values()];
  return {
    of: { stripe: provider('stripe'), paypal: provider('paypal') },
    all,
    /** The buyer presses the button of the provider's page; a card's money is taken at once. */
    pay: (payment: Made, cents: number) => {
      payment.cents = cents;
      payment.changes += 1;
      payment.declines = false;
      if (payment.payment.provider === 'stripe') take(payment);
      else payment.state = 'approved';
    },
    /** The buyer approves at PayPal with means that will be declined, and may approve again afterwards. */
    decline: (payment: Made) => {
      payment.state = 'approved';
      payment.changes += 1;
      payment.declines = true;
    },
    /** The admin refunds on the provider's own pages. */
    giveBack: (payment: Made, cents: number) => giveBack(payment, Math.min(cents, remainingCents(payment))),
    remainingCents,
    /** The buyer approves at PayPal with means about which it takes days to decide. */
    ponder: (payment: Made) => {
      payment.state = 'approved';
      payment.changes += 1;
      payment.declines = false;
      payment.ponders = true;
    },
    /** What was pending is decided, and what had succeeded may fail. */
    decide: (payment: Made, choice: number) => {
      payment.ponders = false;
      if (payment.state === 'pending') {
        if (choice % 3 > 0) take(payment);
        else payment.state = 'declined';
        return;
      }
      const refund = payment.refunds[choice % Math.max(1, payment.refunds.length)];
      if (refund && refund.state !== 'failed')
        refund.state = refund.state === 'pending' && choice % 3 > 0 ? 'succeeded' : 'failed';
    },
    /** The buyer claims money back, or the bank decides about it. */
    dispute: (payment: Made, choice: number) => {
      const open = payment.disputes.find(({ state }) => state === 'open');
      if (open) {
        open.state = choice % 2 ? 'won' : 'lost';
        if (open.state === 'lost' && payment.payment.provider === 'paypal' && choice % 3 === 0) {
          // PayPal also reports the money it takes as a reversal.
          giveBack(payment, open.amountCents);
        }
        return;
      }
      const most = remainingCents(payment);
      if (most === 0) return;
      payment.disputes.push({
        disputeId: `dp-${payment.payment._id.replace('_', '-')}-${payment.disputes.length + 1}`,
        state: 'open',
        amountCents: choice % 2 ? most : 1 + (choice % most),
        currency: 'EUR',
        reason: 'fraudulent',
      });
    },
    /** What both would list. */
    money: (): ProviderMoney => {
      const at = now();
      const sum = ({ payment }: Made) => ({ provider: payment.provider, currency: 'EUR', at });
      const chargeOf = ({ payment }: Made) => `ch-${payment._id}`;
      const period = { from: new Date(0), until: new Date(at.getTime() + 60_000) };
      return {
        periods: paymentProviders.map((name) => ({ provider: name, ...period })),
        charges: all().flatMap((payment) =>
          Array.from({ length: payment.captures }, () => ({
            ...sum(payment),
            chargeId: chargeOf(payment),
            reference: payment.payment._id,
            state: 'paid' as const,
            amountCents: payment.cents,
          })),
        ),
        refunds: all().flatMap((payment) =>
          payment.refunds.map(({ providerRefundId, amountCents, state }) => ({
            ...sum(payment),
            providerRefundId,
            chargeId: chargeOf(payment),
            state,
            amountCents,
          })),
        ),
        disputes: all().flatMap((payment) =>
          payment.disputes.map((dispute) => ({ ...dispute, ...sum(payment), chargeId: chargeOf(payment) })),
        ),
      };
    },
  };
}
