import type { PaymentProvider } from '@shop/contracts';

/** Contents of a webhook; they only trigger a question to the provider. */
export type WebhookNote = {
  eventId: string;
  type: string;
  paymentId?: string;
  providerId?: string;
  chargeId?: string;
  aboutRefunds?: true;
};

/** `unmatched`: no payment found in three days. `ignored`: names none. */
export type InboxEntry = WebhookNote & {
  /** `<provider>-<provider event id>` */
  _id: string;
  provider: PaymentProvider;
  state: 'new' | 'passed' | 'unmatched' | 'ignored';
  receivedAt: Date;
  nextTryAt?: Date;
  tries: number;
  requestId?: string;
};

const FIRST_TRY_MS = 5_000;
const MAX_PAUSE_MS = 3_600_000;
/** Providers repeat webhooks for three days. */
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

export function passedOn({ nextTryAt: _nextTryAt, ...entry }: InboxEntry): InboxEntry {
  return { ...entry, state: 'passed' };
}

export function nextTry(entry: InboxEntry, now: Date): Date | null {
  if (now.getTime() - entry.receivedAt.getTime() > GIVE_UP_MS) return null;
  return new Date(now.getTime() + Math.min(FIRST_TRY_MS * 2 ** entry.tries, MAX_PAUSE_MS));
}
