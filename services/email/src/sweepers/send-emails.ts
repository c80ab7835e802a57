import { randomUUID } from 'node:crypto';
import { isPermanent, type Sweeper } from '@shop/service-kit';
import { tracing } from '@shop/tracing';
import type { EmailDeps } from '../deps.ts';
import { isReminded, type StoredEmail } from '../domain/email.ts';
import { mayGo, withSecret } from '../domain/secret-link.ts';
import { nextTry } from '../domain/next-try.ts';
import type { SendResult, Attachment, Mailer } from '../mail/mailer.ts';
import { texts } from '../texts/fi.ts';

/** Renewed during a delivery; ends after a crash. */
const LEASE_MS = 120_000;
/** Wait for the mail server at a stop: half of the time before a kill. */
const LAST_WAIT_MS = 15_000;

/**
 * Sends the email due longest. After a crash between delivery and storing it is sent again with the same Message-ID.
 * @param onTaken called once it is leased @returns whether there was one
 */
export async function sendNextEmail(
  deps: EmailDeps,
  { leaseMs = LEASE_MS, onTaken }: { leaseMs?: number; onTaken?: () => void } = {},
): Promise<boolean> {
  const now = deps.now();
  const email = await deps.emails.claimDue(now, leaseMs, randomUUID());
  if (!email) return false;
  onTaken?.();
  const renewing = setInterval(() => void renewLease(deps, email, leaseMs), leaseMs / 3);
  const deliver = async () => {
    const result = mayGo(email.link, now) ? await sendWhole(deps, email) : tooLate;
    await recordResult(deps, email, result);
  };
  try {
    await tracing().continueFrom(email.traceparent, () => tracing().inSpan(`send ${email.kind}`, deliver));
  } finally {
    clearInterval(renewing);
  }
  return true;
}

/** Lets running deliveries finish for a while, then cuts them off. */
export async function stopSending(
  { sender, mailer }: { sender: Pick<Sweeper, 'stop'>; mailer: Pick<Mailer, 'close'> },
  waitMs = LAST_WAIT_MS,
): Promise<void> {
  const cutOff = setTimeout(() => void mailer.close(), waitMs);
  await sender.stop();
  clearTimeout(cutOff);
}

async function renewLease(deps: EmailDeps, email: StoredEmail, leaseMs: number): Promise<void> {
  await deps.emails
    .renew(email, leaseMs)
    .catch((err: unknown) => deps.logger.warn({ err, emailId: email._id }, 'a lease could not be renewed'));
}

async function sendWhole(deps: EmailDeps, email: StoredEmail): Promise<SendResult> {
  const attachments: Attachment[] = [];
  let needed = 'its order';
  try {
    if (await isUnwanted(deps, email)) return unwanted;
    for (const { label, fetchContent, ...file } of attachmentsOf(deps, email)) {
      needed = label;
      attachments.push({ ...file, content: await fetchContent() });
    }
  } catch (error) {
    const answer = `not sent: ${needed} could not be had (${String(error)})`;
    return { outcome: isPermanent(error) ? 'refused' : 'away', via: null, answer };
  }
  return deps.mailer.send(withSecret(email), email.deliveries.length, attachments);
}

const isUnwanted = async ({ order }: EmailDeps, { kind, orderID }: StoredEmail): Promise<boolean> =>
  kind === 'review-reminder' && orderID !== null && !isReminded(await order.getFacts(orderID));

type PendingAttachment = Omit<Attachment, 'content'> & { label: string; fetchContent: () => Promise<Buffer> };

function attachmentsOf({ order, catalog }: EmailDeps, { kind, receipt }: StoredEmail): PendingAttachment[] {
  const pdf = (number: string): PendingAttachment => ({
    label: number,
    filename: `${number}.pdf`,
    contentType: 'application/pdf',
    fetchContent: () => order.getReceiptFile(number),
  });
  const notice: PendingAttachment = {
    label: 'the guarantee notice',
    filename: texts.guaranteeFile,
    contentType: 'image/png',
    fetchContent: catalog.getGuaranteeNotice,
  };
  return [...(receipt ? [pdf(receipt)] : []), ...(kind === 'order-confirmed' ? [notice] : [])];
}

const tooLate: SendResult = { outcome: 'refused', via: null, answer: 'not sent: its link is over' };
const unwanted: SendResult = { outcome: 'unwanted', via: null, answer: 'not sent: no reminder is wanted' };

const mayGoLater = (outcome: SendResult['outcome']): boolean =>
  outcome === 'away' || outcome === 'unanswered';

async function recordResult(deps: EmailDeps, email: StoredEmail, result: SendResult): Promise<void> {
  const { outcome, via, answer } = result;
  const triedAt = deps.now();
  const number = email.deliveries.length - 1;
  const delivery = email.deliveries[number];
  if (!delivery) throw new Error(`email ${email._id} is due without a delivery`);
  const tries = delivery.tries + 1;
  const { askedAt } = delivery;
  const expiresAt = email.link?.expiresAt;
  const dueAt = mayGoLater(outcome) ? nextTry({ askedAt, tries, expiresAt }, triedAt) : null;
  const end = { sent: 'sent', unwanted: 'suppressed' } as const;
  const state = outcome === 'sent' || outcome === 'unwanted' ? end[outcome] : dueAt ? 'queued' : 'failed';
  const tried = { ...delivery, state, triedAt, tries, answer, via: outcome === 'sent' ? via : null } as const;
  // In a demo the back office is the mailbox and shows the link.
  const erasesSecret = email.link !== undefined && dueAt === null && deps.config.SHOP_MODE !== 'demo';
  const mayHaveGone = outcome === 'sent' || outcome === 'unanswered';
  await deps.emails.recordTry(email, { number, delivery: tried, dueAt, erasesSecret, mayHaveGone });
  const { _id, kind, orderID } = email;
  const line = { emailId: _id, kind, orderID, via, answer: withoutAddress(answer, email), tries };
  if (state === 'sent') deps.logger.info(line, 'an email is sent');
  else if (state === 'suppressed') deps.logger.info(line, 'an email is not wanted any more');
  else if (state === 'queued') deps.logger.warn(line, 'an email could not be sent yet');
  else deps.logger.error(line, 'an email could not be sent');
}

/** Servers quote the mailbox; the log must not. */
const withoutAddress = (answer: string, { to }: StoredEmail): string =>
  answer.replaceAll(new RegExp(to.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'gi'), '…');
