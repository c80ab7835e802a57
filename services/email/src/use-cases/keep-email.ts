import type { LettersDeps } from '../deps.ts';
import { emailLimit, suppressedAnswer } from '../domain/email-limit.ts';
import { newSending, SYSTEM, type StoredLetter } from '../domain/email.ts';

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

type Keeping = {
  /** How long it waits before it goes. */
  waitMs?: number;
  /** Whether it is about an order for which money came. */
  isPaid?: boolean;
};

/**
 * Stores an email that is to be sent; one that is stored already stays as it was written first. An email above its
 * recipient's limit is stored as suppressed.
 */
export async function keepLetter(
  deps: LettersDeps,
  letter: NewLetter,
  { waitMs = 0, isPaid = false }: Keeping = {},
): Promise<void> {
  const createdAt = deps.now();
  const sending = newSending(SYSTEM, createdAt);
  const limit = emailLimit(deps.config.LIMITS, { kind: letter.kind, isPaid });
  if (limit) {
    if (await deps.letters.find(letter._id)) return;
    if (!(await deps.emailLimits.take(letter, { limit, now: createdAt })))
      return suppress(deps, letter, { ...sending, state: 'suppressed', answer: suppressedAnswer(limit) });
  }
  await deps.letters.insert({
    ...letter,
    createdAt,
    state: 'queued',
    sendings: [sending],
    dueAt: new Date(createdAt.getTime() + waitMs),
    lease: null,
    mayHaveGone: false,
  });
}

async function suppress(
  { letters, logger }: LettersDeps,
  letter: NewLetter,
  sending: StoredLetter['sendings'][number],
): Promise<void> {
  const { _id, kind, orderID, link } = letter;
  await letters.insert({
    ...letter,
    ...(link ? { link: { ...link, secret: null } } : {}),
    createdAt: sending.askedAt,
    state: sending.state,
    sendings: [sending],
    dueAt: null,
    lease: null,
    mayHaveGone: false,
  });
  logger.warn({ letter: _id, kind, orderID, answer: sending.answer }, 'an email is suppressed');
}
