import type { Charge, CheckoutRequest, ProviderName, Refund } from '../domain/checkout.ts';

type About = { provider: ProviderName; id: string };

/** What happened with money. `id` is the checkout's; amounts are integer cents. */
export type MoneyEntry =
  | (CheckoutRequest & { type: 'created'; key?: string; fingerprint?: string })
  | (About & { type: 'approved'; payerId: string; declines: boolean })
  | (About & { type: 'declined' })
  | (About & { type: 'sent-back' })
  | (About & { type: 'pending'; charge: Charge })
  | (About & { type: 'captured'; charge: Charge; key?: string })
  | (About & { type: 'failed' })
  | (About & { type: 'expired' })
  | (About & { type: 'refunded'; refund: Omit<Refund, 'at'>; key?: string; fingerprint?: string });

/** What was told to the shop, and whether it has arrived. */
export type WebhookEntry =
  | { type: 'webhook-queued'; eventId: string; provider: ProviderName; body: string }
  | { type: 'webhook-delivered'; eventId: string; tries: number }
  | { type: 'webhook-given-up'; eventId: string; tries: number };

export type LedgerEntry = MoneyEntry | WebhookEntry;
/** An entry with the time at which it was written, ISO 8601. */
export type Dated<E extends LedgerEntry = LedgerEntry> = E & { at: string };
