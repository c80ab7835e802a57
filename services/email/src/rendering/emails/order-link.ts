import type { EmailOrder } from '@shop/contracts';
import { texts } from '../../texts/fi.ts';
import type { EmailContent, EmailSettings } from '../email-content.ts';
import { linesOf, orderPage, orderRows } from '../parts.ts';

const { orderLink } = texts;

export function orderLinkOf(order: EmailOrder, settings: EmailSettings): EmailContent {
  return {
    textId: 'order-link',
    values: { tilausnumero: order.orderNumber },
    subject: orderLink.subject(order.orderNumber),
    preview: orderLink.lead,
    title: orderLink.title,
    toName: order.userName,
    lead: orderLink.lead,
    parts: [
      { is: 'facts', rows: orderRows(order) },
      { is: 'button', text: texts.order.look, url: orderPage(order, settings) },
      { is: 'words', words: orderLink.own },
      { is: 'words', words: orderLink.notYou },
      { is: 'heading', text: orderLink.order },
      linesOf(order, settings),
      { is: 'words', words: texts.questions(settings.seller.email) },
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
