import type { EmailRecord, EmailDelivery, FullEmail } from '@shop/contracts';
import { orderNumberOf, type EmailHead, type Delivery, type StoredEmail } from '../domain/email.ts';
import { canGoAgain, withSecret } from '../domain/secret-link.ts';

export function emailRecord(email: EmailHead, now: Date): EmailRecord {
  const { _id, kind, to, toName, subject, orderID, state, createdAt, deliveries } = email;
  return {
    id: _id,
    kind,
    to,
    toName,
    subject,
    orderID,
    orderNumber: orderNumberOf(email),
    state,
    createdAt: createdAt.toISOString(),
    sendings: deliveries.map(deliveryView),
    canBeResent: state !== 'queued' && canGoAgain(email, now),
  };
}

/** @param opened whether the reader may see the secret link: an owner in a demo */
export function wholeEmail(email: StoredEmail, { now, opened }: { now: Date; opened: boolean }): FullEmail {
  const { html, text } = opened ? withSecret(email) : email;
  return { ...emailRecord(email, now), html, text, receipt: email.receipt ?? null };
}

function deliveryView({ by, askedAt, state, triedAt, tries, via, answer }: Delivery): EmailDelivery {
  return {
    by,
    askedAt: askedAt.toISOString(),
    state,
    triedAt: triedAt?.toISOString() ?? null,
    tries,
    via,
    answer,
  };
}
