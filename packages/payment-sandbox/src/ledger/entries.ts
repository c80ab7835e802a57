import type { Charge, CheckoutRequest, Dispute, ProviderName, Refund } from '../domain/checkout.ts';

type About = { provider: ProviderName; id: string };

/** `id` is the checkout's; amounts are cents. */
export type MoneyEntry =
  | (CheckoutRequest & { type: 'created'; key?: string; fingerprint?: string })
  | (About & { type: 'approved'; payerId: string; declines: boolean })
  | (About & { type: 'declined'; key?: string })
  | (About & { type: 'sent-back' })
  | (About & { type: 'pending'; charge: Charge })
  | (About & { type: 'captured'; charge: Charge; key?: string })
  | (About & { type: 'failed' })
  | (About & { type: 'expired' })
  | (About & { type: 'refunded'; refund: Omit<Refund, 'at'>; key?: string; fingerprint?: string })
  | (About & { type: 'refund-changed'; refundId: string; status: Refund['status']; reason?: string })
  | (About & { type: 'disputed'; dispute: Omit<Dispute, 'at' | 'state'> })
  | (About & { type: 'dispute-decided'; disputeId: string; state: Dispute['state'] });

export type WebhookEntry =
  | { type: 'webhook-queued'; eventId: string; provider: ProviderName; body: string }
  | { type: 'webhook-delivered'; eventId: string; tries: number }
  | { type: 'webhook-given-up'; eventId: string; tries: number };

export type LedgerEntry = MoneyEntry | WebhookEntry;
export type Dated<E extends LedgerEntry = LedgerEntry> = E & { at: string };
