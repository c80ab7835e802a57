import type { Charge, CheckoutRequest, Dispute, ProviderName, Refund } from '../domain/checkout.ts';

type About = { provider: ProviderName; id: string };

/** Ledgers of earlier versions know refunds by id and sum alone; those had succeeded. */
type MadeRefund = Pick<Refund, 'id' | 'cents'> & Partial<Pick<Refund, 'status' | 'note' | 'reason'>>;

/** What happened with money. `id` is the checkout's; amounts are integer cents. */
export type MoneyEntry =
  | (CheckoutRequest & { type: 'created'; key?: string; fingerprint?: string })
  | (About & { type: 'approved'; payerId: string; declines: boolean })
  | (About & { type: 'declined'; key?: string })
  | (About & { type: 'sent-back' })
  | (About & { type: 'pending'; charge: Charge })
  | (About & { type: 'captured'; charge: Charge; key?: string })
  | (About & { type: 'failed' })
  | (About & { type: 'expired' })
  | (About & { type: 'refunded'; refund: MadeRefund; key?: string; fingerprint?: string })
  | (About & { type: 'refund-changed'; refundId: string; status: Refund['status']; reason?: string })
  | (About & { type: 'disputed'; dispute: Omit<Dispute, 'at' | 'state'> })
  | (About & { type: 'dispute-decided'; disputeId: string; state: Dispute['state'] });

/** What was told to the shop, and whether it has arrived. */
export type WebhookEntry =
  | { type: 'webhook-queued'; eventId: string; provider: ProviderName; body: string }
  | { type: 'webhook-delivered'; eventId: string; tries: number }
  | { type: 'webhook-given-up'; eventId: string; tries: number };

export type LedgerEntry = MoneyEntry | WebhookEntry;
/** An entry with the time at which it was written, ISO 8601. */
export type Dated<E extends LedgerEntry = LedgerEntry> = E & { at: string };
