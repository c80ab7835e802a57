import { createTransport } from 'nodemailer';
import type { EmailConfig } from '../config.ts';
import type { SendResult, Mailer } from './mailer.ts';
import { messageOf, senderOf, type WhoWrites } from './message.ts';
import { refusesMailbox, type Reply } from './refusal.ts';

const MAX_ANSWER = 500;
/** A server may take this long to accept an email (RFC 5321, section 4.5.3.2.6); giving up sooner sends it twice. */
const ANSWER_MS = 600_000;

export type SmtpSender = {
  send: Mailer['send'];
  /** Ends running tries as unanswered. */
  close: () => void;
};

/** Sends by `SMTP_URL`, whose options override these. */
export function createSmtpSender(url: string, config: EmailConfig, whoWrites: WhoWrites): SmtpSender {
  const transport = createTransport({
    url,
    requireTLS: config.SHOP_MODE === 'production' && url.startsWith('smtp:'),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: ANSWER_MS,
  });
  const closing = new AbortController();
  return {
    send: async (email, delivery, attachments) => {
      try {
        const message = messageOf(email, delivery, await senderOf(email, config, whoWrites), attachments);
        const { response } = await transport.sendMail({ ...message, signal: closing.signal });
        return { outcome: 'sent', via: 'smtp', answer: response.slice(0, MAX_ANSWER) };
      } catch (error) {
        return { outcome: outcomeOf(error), via: 'smtp', answer: wordsOf(error) };
      }
    },
    close: () => {
      closing.abort();
      transport.close();
    },
  };
}

type SmtpError = Reply & Partial<Record<'code' | 'syscall' | 'message', unknown>>;

/** Only a refusal of the mailbox is final. */
function outcomeOf(error: unknown): Exclude<SendResult['outcome'], 'sent'> {
  const failure = error as SmtpError;
  if (refusesMailbox(failure)) return 'refused';
  return isNotDelivered(failure) ? 'away' : 'unanswered';
}

/** nodemailer's failures before delivery: DNS, TLS, login, envelope, refusal. */
const NOT_DELIVERED: unknown[] = ['EDNS', 'ETLS', 'EAUTH', 'EENVELOPE', 'EMESSAGE'];

const isNotDelivered = ({ code, syscall, responseCode }: SmtpError): boolean =>
  syscall === 'connect' ||
  NOT_DELIVERED.includes(code) ||
  (typeof responseCode === 'number' && responseCode >= 400);

function wordsOf(error: unknown): string {
  const { response, message } = error as SmtpError;
  return String(response ?? message ?? error).slice(0, MAX_ANSWER);
}
