import { createHash } from 'node:crypto';
import type { EmailSettings } from '../rendering/email-content.ts';
import type { EmailConfig } from '../config.ts';
import type { StoredEmail } from '../domain/email.ts';
import type { Attachment } from './mailer.ts';

type Sender = Pick<EmailConfig, 'MAIL_FROM' | 'BRAND' | 'PUBLIC_URL'> & {
  seller: Pick<EmailSettings['seller'], 'email'>;
};

/** Who writes at this moment. */
export type WhoWrites = () => Promise<EmailSettings & Sender>;

/**
 * Whom a letter comes from: the seller who is named in it. For one from before that was kept it is who sells now.
 */
export async function senderOf(
  { from }: Pick<StoredEmail, 'from'>,
  config: EmailConfig,
  whoWrites: WhoWrites,
): Promise<Sender> {
  return from ? { ...config, seller: { email: from } } : whoWrites();
}

/** A name by which a sending of a letter is known for ever; in a file's name too. */
export function deliveryName(email: Pick<StoredEmail, '_id'>, delivery: number): string {
  return createHash('sha256').update(`${email._id} ${delivery}`).digest('hex').slice(0, 32);
}

/** What would end a header's line, or write from right to left, belongs into no header. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A letter as nodemailer takes it: addresses are parts, never lines to be read again. */
export function messageOf(
  email: StoredEmail,
  delivery: number,
  sender: Sender,
  attachments: Attachment[] = [],
) {
  const { to, toName, subject, html, text, createdAt } = email;
  return {
    from: sender.MAIL_FROM ?? { name: oneLine(sender.BRAND), address: sender.seller.email },
    replyTo: sender.seller.email,
    to: { name: oneLine(toName), address: oneLine(to) },
    subject: oneLine(subject),
    html,
    text,
    attachments,
    date: createdAt,
    messageId: `<${deliveryName(email, delivery)}@${new URL(sender.PUBLIC_URL).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'fi' },
    // Nothing in a letter may make the shop read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
