import type { EmailDeps } from '../deps.ts';
import { emailLimit, suppressedAnswer } from '../domain/email-limit.ts';
import { newDelivery, SYSTEM, type StoredEmail } from '../domain/email.ts';

type NewEmail = Pick<
  StoredEmail,
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
  waitMs?: number;
  isPaid?: boolean;
};

/** Stores an email once; one above its recipient's limit is stored as suppressed. */
export async function keepEmail(
  deps: EmailDeps,
  email: NewEmail,
  { waitMs = 0, isPaid = false }: Keeping = {},
): Promise<void> {
  const createdAt = deps.now();
  const delivery = newDelivery(SYSTEM, createdAt);
  const limit = emailLimit(deps.config.LIMITS, { kind: email.kind, isPaid });
  if (limit) {
    if (await deps.emails.find(email._id)) return;
    if (!(await deps.emailLimits.take(email, { limit, now: createdAt })))
      return suppress(deps, email, { ...delivery, state: 'suppressed', answer: suppressedAnswer(limit) });
  }
  await deps.emails.insert({
    ...email,
    createdAt,
    state: 'queued',
    deliveries: [delivery],
    dueAt: new Date(createdAt.getTime() + waitMs),
    lease: null,
    mayHaveGone: false,
  });
}

async function suppress(
  { emails, logger }: EmailDeps,
  email: NewEmail,
  delivery: StoredEmail['deliveries'][number],
): Promise<void> {
  const { _id, kind, orderID, link } = email;
  await emails.insert({
    ...email,
    ...(link ? { link: { ...link, secret: null } } : {}),
    createdAt: delivery.askedAt,
    state: delivery.state,
    deliveries: [delivery],
    dueAt: null,
    lease: null,
    mayHaveGone: false,
  });
  logger.warn({ emailId: _id, kind, orderID, answer: delivery.answer }, 'an email is suppressed');
}
