import type { EmailOrder } from '@shop/contracts';
import { texts } from '../../texts/fi.ts';
import type { EmailContent, EmailSettings } from '../email-content.ts';
import { linesOf, momentText, orderRows, piecesOf } from '../parts.ts';

const { withdrawn } = texts;

type Notice = { at: string; name: string; lines: { line: number; quantity: number }[] };

/** Acknowledges a withdrawal (KSL 6:15, on a durable medium). */
export function orderWithdrawn(order: EmailOrder, notice: Notice, settings: EmailSettings): EmailContent {
  const lines = piecesOf(order, notice.lines);
  return {
    textId: 'order-withdrawn',
    values: { tilausnumero: order.orderNumber },
    subject: withdrawn.subject(order.orderNumber),
    preview: withdrawn.lead,
    title: withdrawn.title,
    toName: notice.name,
    lead: withdrawn.lead,
    parts: [
      {
        is: 'facts',
        rows: [...orderRows(order), [withdrawn.at, momentText(notice.at)], [withdrawn.by, notice.name]],
      },
      { is: 'heading', text: withdrawn.lines },
      linesOf({ ...order, lines }, settings),
      { is: 'heading', text: withdrawn.next },
      { is: 'words', words: withdrawn.send(`${settings.seller.name}, ${settings.seller.address}`) },
      { is: 'words', words: withdrawn.money },
      { is: 'words', words: texts.questions(settings.seller.email) },
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
