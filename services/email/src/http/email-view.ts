import type { LetterRecord, LetterSending, WholeLetter } from '@shop/contracts';
import { orderNumberOf, type LetterHead, type Sending, type StoredLetter } from '../domain/email.ts';
import { canGoAgain, withSecret } from '../domain/secret-link.ts';

/** A letter → contract; the only place that shapes it. */
export function letterRecord(letter: LetterHead, now: Date): LetterRecord {
  const { _id, kind, to, toName, subject, orderID, state, createdAt, sendings } = letter;
  return {
    id: _id,
    kind,
    to,
    toName,
    subject,
    orderID,
    orderNumber: orderNumberOf(letter),
    state,
    createdAt: createdAt.toISOString(),
    sendings: sendings.map(sendingView),
    canBeResent: state !== 'queued' && canGoAgain(letter, now),
  };
}

/** @param opened whether whoever reads it here may follow its secret link: an owner in a demo, where it reaches nobody else */
export function wholeLetter(
  letter: StoredLetter,
  { now, opened }: { now: Date; opened: boolean },
): WholeLetter {
  const { html, text } = opened ? withSecret(letter) : letter;
  return { ...letterRecord(letter, now), html, text, receipt: letter.receipt ?? null };
}

function sendingView({ by, askedAt, state, triedAt, tries, via, answer }: Sending): LetterSending {
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
