import type { PaymentProvider } from '@shop/contracts';

/** What a genuine webhook says: that something happened to a payment. What happened is asked of the provider. */
export type WebhookNote = {
  eventId: string;
  type: string;
  /** Our id, when the provider gives it back. */
  paymentId?: string;
  /** The provider's id of the session or order. */
  providerId?: string;
  /** The provider's id of what moved the money. */
  chargeId?: string;
  /** It is about money that goes back. */
  aboutRefunds?: true;
};

/**
 * A webhook that has arrived. `new`: to be passed on · `passed` · `unmatched`: after three days no payment of ours
 * was found · `ignored`: it names no payment.
 */
export type InboxEntry = WebhookNote & {
  /** `<provider>-<the provider's event id>` */
  _id: string;
  provider: PaymentProvider;
  state: 'new' | 'passed' | 'unmatched' | 'ignored';
  receivedAt: Date;
  nextTryAt?: Date;
  /** How often its payment has been looked for: once as it came. */
  tries: number;
  /** The request by which it came; what follows from it carries the same. */
  requestId?: string;
};

const FIRST_TRY_MS = 5_000;
const MAX_PAUSE_MS = 3_600_000;
/** Providers send webhooks again for three days; after that nobody waits for one either. */
const GIVE_UP_MS = 3 * 24 * 3_600_000;

export function newInboxEntry(provider: PaymentProvider, note: WebhookNote, now: Date): InboxEntry {
  const namesPayment = [note.paymentId, note.providerId, note.chargeId].some((name) => name !== undefined);
  return {
    ...note,
    _id: `${provider}-${note.eventId}`,
    provider,
    state: namesPayment ? 'new' : 'ignored',
    receivedAt: now,
    ...(namesPayment ? { nextTryAt: new Date(now.getTime() + FIRST_TRY_MS) } : {}),
    tries: 1,
  };
}

/** The entry of a webhook whose payment was there as it came. */
export function passedOn({ nextTryAt: _nextTryAt, ...entry }: InboxEntry): InboxEntry {
  return { ...entry, state: 'passed' };
}

/** When an entry whose payment is not there is tried again, or null when it is given up. */
export function nextTry(entry: InboxEntry, now: Date): Date | null {
  if (now.getTime() - entry.receivedAt.getTime() > GIVE_UP_MS) return null;
  return new Date(now.getTime() + Math.min(FIRST_TRY_MS * 2 ** entry.tries, MAX_PAUSE_MS));
}
