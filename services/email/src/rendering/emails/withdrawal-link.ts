import type { EmailOrder } from '@shop/contracts';
import { texts } from '../../texts/fi.ts';
import type { EmailContent, EmailSettings } from '../email-content.ts';
import { linesOf, orderRows, withdrawalPage } from '../parts.ts';

const { withdrawalLink } = texts;

export function withdrawalLinkOf(order: EmailOrder, settings: EmailSettings): EmailContent {
  return {
    textId: 'withdrawal-link',
    values: { tilausnumero: order.orderNumber },
    subject: withdrawalLink.subject(order.orderNumber),
    preview: withdrawalLink.lead,
    title: withdrawalLink.title,
    toName: order.userName,
    lead: withdrawalLink.lead,
    parts: [
      { is: 'facts', rows: orderRows(order) },
      {
        is: 'button',
        text: withdrawalLink.button,
        url: withdrawalPage(order, settings),
      },
      { is: 'words', words: withdrawalLink.how },
      { is: 'words', words: withdrawalLink.notYou },
      { is: 'heading', text: withdrawalLink.order },
      linesOf(order, settings),
      { is: 'words', words: texts.questions(settings.seller.email) },
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
