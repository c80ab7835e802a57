import { createHash } from 'node:crypto';
import type { EmailSettings } from '../rendering/email-content.ts';
import type { EmailConfig } from '../config.ts';
import type { StoredEmail } from '../domain/email.ts';
import type { Attachment } from './mailer.ts';

type Sender = Pick<EmailConfig, 'MAIL_FROM' | 'BRAND' | 'PUBLIC_URL'> & {
  seller: Pick<EmailSettings['seller'], 'email'>;
};

export type WhoWrites = () => Promise<EmailSettings & Sender>;

export async function senderOf(
  { from }: Pick<StoredEmail, 'from'>,
  config: EmailConfig,
  whoWrites: WhoWrites,
): Promise<Sender> {
  return from ? { ...config, seller: { email: from } } : whoWrites();
}

/** Permanent name of a delivery; also a file name. */
export function deliveryName(email: Pick<StoredEmail, '_id'>, delivery: number): string {
  return createHash('sha256').update(`${email._id} ${delivery}`).digest('hex').slice(0, 32);
}

/** Removes line breaks and direction marks from headers. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Addresses as parts, so that nodemailer does not parse them again. */
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
    // No content may read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
