import { createTransport } from 'nodemailer';
import type { LettersConfig } from '../config.ts';
import type { Mailer } from './mailer.ts';
import { messageOf, senderOf, type WhoWrites } from './message.ts';

const MAX_ANSWER = 500;

export type SmtpSender = {
  send: Mailer['send'];
  close: () => void;
};

/** Sends by the mail server that SMTP_URL names; what the URL says goes before what stands here. */
export function createSmtpSender(url: string, config: LettersConfig, whoWrites: WhoWrites): SmtpSender {
  const transport = createTransport({
    url,
    requireTLS: config.SHOP_MODE === 'production' && url.startsWith('smtp:'),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (letter, sending, enclosures) => {
      try {
        const { response } = await transport.sendMail(
          messageOf(letter, sending, await senderOf(letter, config, whoWrites), enclosures),
        );
        return { outcome: 'sent', via: 'smtp', answer: response.slice(0, MAX_ANSWER) };
      } catch (error) {
        return { outcome: outcomeOf(error), via: 'smtp', answer: wordsOf(error) };
      }
    },
    close: () => transport.close(),
  };
}

type SmtpError = { code?: unknown; responseCode?: unknown; response?: unknown; message?: unknown };

/** Only a no to this letter is for good; a no to the shop's own login is mended in the settings. */
function outcomeOf(error: unknown): 'refused' | 'away' {
  const { code, responseCode } = error as SmtpError;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'away';
  return typeof responseCode === 'number' && responseCode < 500 ? 'away' : 'refused';
}

function wordsOf(error: unknown): string {
  const { response, message } = error as SmtpError;
  return String(response ?? message ?? error).slice(0, MAX_ANSWER);
}
