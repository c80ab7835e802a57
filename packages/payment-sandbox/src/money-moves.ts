import type { Charge, Checkout } from './domain/checkout.ts';
import { refundableCents } from './domain/checkout.ts';
import { paypalId, stripeId } from './ids.ts';
import { checkoutAfter } from './ledger/apply.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { MoneyEntry } from './ledger/entries.ts';
import { webhookAbout, type News } from './webhooks/messages.ts';

/** How a scripted payment differs from what the shop asked for. */
export type Twist = {
  cents?: number;
  currency?: string;
  pending?: boolean;
  /** Why it is pending, in the provider's word. */
  reason?: string;
  /** PayPal wants the buyer on its page once more before the money moves. */
  payerAction?: boolean;
};

export type MoneyMoves = {
  /** The buyer approves a PayPal order; the shop still has to capture it. */
  approve: (checkout: Checkout, declines: boolean) => void;
  /** The buyer's means of payment is declined; the checkout stays open. */
  decline: (checkout: Checkout) => void;
  /** The buyer has to approve once more. */
  sendBack: (checkout: Checkout) => void;
  /** Moves the money, or takes it as pending. */
  charge: (checkout: Checkout, twist: Twist, key?: string) => void;
  /** Brings the outcome of a pending payment. */
  resolve: (checkout: Checkout, paid: boolean) => void;
  expire: (checkout: Checkout) => void;
  /** Closes the card sessions whose time is over. */
  expireDue: (now: number) => void;
  /** @returns the refund's id, or null when so much is not left */
  refund: (checkout: Checkout, cents: number, key?: string, fingerprint?: string) => string | null;
};

/** Everything that moves money here. Each step is one write of the fact together with the webhook about it. */
export function createMoneyMoves(deps: { ledger: Ledger; publicUrl: string; flush: () => void }): MoneyMoves {
  const { ledger, publicUrl, flush } = deps;

  const happened = (entry: MoneyEntry, news: News | null): void => {
    const before = ledger.checkouts.get(entry.id);
    if (!before) throw new Error(`${entry.id} is not in the ledger`);
    const after = checkoutAfter(before, { at: new Date().toISOString(), ...entry });
    const message = news && webhookAbout(after, news, publicUrl, before.state === 'pending');
    ledger.record(entry, ...(message ? [message] : []));
    flush();
  };
  const about = ({ provider, id }: Checkout) => ({ provider, id });

  return {
    approve: (checkout, declines) => {
      const payerId = checkout.payerId ?? paypalId().slice(0, 13);
      happened({ type: 'approved', ...about(checkout), payerId, declines }, 'approved');
    },
    decline: (checkout) => happened({ type: 'declined', ...about(checkout) }, null),
    sendBack: (checkout) => happened({ type: 'sent-back', ...about(checkout) }, null),
    charge: (checkout, twist, key) => {
      const id = checkout.provider === 'stripe' ? stripeId('pi') : paypalId();
      const { cents = checkout.cents, currency = checkout.currency, pending = false, reason } = twist;
      const charge: Charge = { id, cents, currency };
      if (pending)
        happened({ type: 'pending', ...about(checkout), charge: { ...charge, reason } }, 'pending');
      else happened({ type: 'captured', ...about(checkout), charge, key }, 'paid');
    },
    resolve: (checkout, paid) => {
      if (!checkout.charge) return;
      if (paid) happened({ type: 'captured', ...about(checkout), charge: checkout.charge }, 'paid');
      else happened({ type: 'failed', ...about(checkout) }, 'failed');
    },
    expire: (checkout) => happened({ type: 'expired', ...about(checkout) }, 'expired'),
    expireDue: (now) => {
      for (const checkout of ledger.checkouts.values()) {
        if (checkout.state !== 'open' || checkout.expiresAt === null || checkout.expiresAt > now) continue;
        happened({ type: 'expired', ...about(checkout) }, 'expired');
      }
    },
    refund: (checkout, cents, key, fingerprint) => {
      if (cents < 1 || cents > refundableCents(checkout)) return null;
      const id = checkout.provider === 'stripe' ? stripeId('re') : paypalId();
      happened({ type: 'refunded', ...about(checkout), refund: { id, cents }, key, fingerprint }, 'refunded');
      return id;
    },
  };
}
