import type { LetterRecord, LetterSending, WholeLetter } from '@shop/contracts';
import type { LetterHead, Sending, StoredLetter } from '../domain/letter.ts';

/** A letter → contract; the only place that shapes it. */
export function letterRecord(letter: LetterHead): LetterRecord {
  const { _id, kind, to, toName, subject, orderID, state, createdAt, sendings } = letter;
  return {
    id: _id,
    kind,
    to,
    toName,
    subject,
    orderID,
    state,
    createdAt: createdAt.toISOString(),
    sendings: sendings.map(sendingView),
  };
}

export function wholeLetter(letter: StoredLetter): WholeLetter {
  return { ...letterRecord(letter), html: letter.html, text: letter.text };
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
