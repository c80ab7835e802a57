import type { LettersDeps } from '../deps.ts';
import { newSending, SYSTEM, type StoredLetter } from '../domain/letter.ts';

type NewLetter = Pick<
  StoredLetter,
  | '_id'
  | 'kind'
  | 'orderID'
  | 'orderNumber'
  | 'to'
  | 'toName'
  | 'from'
  | 'subject'
  | 'html'
  | 'text'
  | 'link'
  | 'receipt'
>;

/**
 * Stores a letter that is to be sent; where it is stored already it stays as it was written first.
 * @param waitMs how long it waits before it goes
 */
export async function keepLetter(
  { letters, now }: LettersDeps,
  letter: NewLetter,
  waitMs = 0,
): Promise<void> {
  const createdAt = now();
  await letters.insert({
    ...letter,
    createdAt,
    state: 'queued',
    sendings: [newSending(SYSTEM, createdAt)],
    dueAt: new Date(createdAt.getTime() + waitMs),
    lease: null,
    mayHaveGone: false,
  });
}
