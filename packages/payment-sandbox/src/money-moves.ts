import type { Charge, Checkout } from './domain/checkout.ts';
import { refundableCents, type Dispute, type Refund } from './domain/checkout.ts';
import { paypalId, stripeId } from './ids.ts';
import { checkoutAfter } from './ledger/apply.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { MoneyEntry, WebhookEntry } from './ledger/entries.ts';
import { webhookAbout, type CheckoutUpdate } from './webhooks/messages.ts';
import { webhooksAboutDispute, webhooksAboutRefund } from './webhooks/refund-messages.ts';

export type ChargeOverrides = {
  cents?: number;
  currency?: string;
  pending?: boolean;
  reason?: string;
  /** The PayPal buyer must return to the page before the capture. */
  payerAction?: boolean;
};

export type MoneyMoves = {
  /** PayPal; the shop still has to capture. */
  approve: (checkout: Checkout, declines: boolean) => void;
  decline: (checkout: Checkout, key?: string) => void;
  sendBack: (checkout: Checkout) => void;
  charge: (checkout: Checkout, overrides: ChargeOverrides & { method?: string }, key?: string) => void;
  resolve: (checkout: Checkout, paid: boolean) => void;
  expire: (checkout: Checkout) => void;
  expireDue: (now: number) => void;
  /** @returns null if less is left */
  refund: (checkout: Checkout, cents: number, more?: RefundMore) => string | null;
  changeRefund: (checkout: Checkout, refundId: string, status: Refund['status'], reason?: string) => void;
  dispute: (checkout: Checkout, cents: number, reason: string) => string;
  decide: (checkout: Checkout, disputeId: string, state: Dispute['state']) => void;
};

type RefundMore = Partial<Pick<Refund, 'status' | 'note' | 'reason'>> & {
  key?: string;
  fingerprint?: string;
  isReversal?: boolean;
};

/** Each step writes entry and webhooks at once. */
export function createMoneyMoves(deps: { ledger: Ledger; publicUrl: string; flush: () => void }): MoneyMoves {
  const { ledger, publicUrl, flush } = deps;

  const write = (
    entry: MoneyEntry,
    messagesAbout: (after: Checkout, before: Checkout) => WebhookEntry[],
  ): void => {
    const before = ledger.checkouts.get(entry.id);
    if (!before) throw new Error(`${entry.id} is not in the ledger`);
    const after = checkoutAfter(before, { at: new Date().toISOString(), ...entry });
    ledger.record(entry, ...messagesAbout(after, before));
    flush();
  };
  const happened = (entry: MoneyEntry, update: CheckoutUpdate | null): void =>
    write(entry, (after, before) => {
      const message = update && webhookAbout(after, update, publicUrl, before.state === 'pending');
      return message ? [message] : [];
    });
  const about = ({ provider, id }: Checkout) => ({ provider, id });

  return {
    approve: (checkout, declines) => {
      const payerId = checkout.payerId ?? paypalId().slice(0, 13);
      happened({ type: 'approved', ...about(checkout), payerId, declines }, 'approved');
    },
    decline: (checkout, key) => happened({ type: 'declined', ...about(checkout), key }, null),
    sendBack: (checkout) => happened({ type: 'sent-back', ...about(checkout) }, null),
    charge: (checkout, overrides, key) => {
      const id = checkout.provider === 'stripe' ? stripeId('pi') : paypalId();
      const {
        cents = checkout.cents,
        currency = checkout.currency,
        pending = false,
        reason,
        method,
      } = overrides;
      const at = new Date().toISOString();
      const charge: Charge = { id, cents, currency, at, ...(method ? { method } : {}) };
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
    refund: (
      checkout,
      cents,
      { key, fingerprint, isReversal, status = 'succeeded', note = {}, reason } = {},
    ) => {
      if (cents < 1 || cents > refundableCents(checkout)) return null;
      const id = checkout.provider === 'stripe' ? stripeId('re') : paypalId();
      write(
        {
          type: 'refunded',
          ...about(checkout),
          refund: { id, cents, status, note, reason },
          key,
          fingerprint,
        },
        (after) => webhooksAboutRefund(after, id, isReversal ? 'reversed' : 'created'),
      );
      return id;
    },
    changeRefund: (checkout, refundId, status, reason) =>
      write({ type: 'refund-changed', ...about(checkout), refundId, status, reason }, (after) =>
        webhooksAboutRefund(after, refundId, 'changed'),
      ),
    dispute: (checkout, cents, reason) => {
      const id = checkout.provider === 'stripe' ? stripeId('du') : `PP-D-${paypalId().slice(0, 8)}`;
      write({ type: 'disputed', ...about(checkout), dispute: { id, cents, reason } }, (after) =>
        webhooksAboutDispute(after, id),
      );
      return id;
    },
    decide: (checkout, disputeId, state) =>
      write({ type: 'dispute-decided', ...about(checkout), disputeId, state }, (after) =>
        webhooksAboutDispute(after, disputeId),
      ),
  };
}
