import type { EmailOrder, OrderMessage } from '@shop/contracts';
import { texts } from '../../texts/fi.ts';
import type { EmailContent, EmailSettings, Part } from '../email-content.ts';
import { linesOf, orderRows } from '../parts.ts';

export function orderMessage(
  order: EmailOrder,
  { subject, message }: OrderMessage,
  settings: EmailSettings,
): EmailContent {
  const [lead = '', ...more] = message.split(/\n+/);
  return {
    textId: null,
    values: {},
    subject: texts.message.subject(subject, order.orderNumber),
    preview: lead,
    title: subject,
    toName: order.userName,
    lead,
    parts: [
      ...more.map((words): Part => ({ is: 'words', words })),
      { is: 'heading', text: texts.message.order },
      { is: 'facts', rows: orderRows(order) },
      linesOf(order, settings),
      { is: 'words', words: texts.questions(settings.seller.email) },
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
