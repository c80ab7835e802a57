import type { OrderFacts } from '@shop/contracts';
import { texts } from '../../texts/fi.ts';
import type { LetterContent, LetterSettings } from '../letter-content.ts';
import { greeting, linesOf, orderRows } from '../parts.ts';

const { withdrawalLink } = texts;

/** The way to withdraw from an order for whoever reads its buyer's mail, where its number alone opens nothing any more. */
export function withdrawalLinkOf(order: OrderFacts, settings: LetterSettings): LetterContent {
  return {
    subject: withdrawalLink.subject(order.orderNumber),
    preview: withdrawalLink.lead,
    title: withdrawalLink.title,
    parts: [
      ...greeting(order.userName, withdrawalLink.lead),
      { is: 'facts', rows: orderRows(order) },
      {
        is: 'button',
        text: withdrawalLink.button,
        url: `${settings.PUBLIC_URL}/shop/withdrawal?order=${order.orderID}`,
      },
      { is: 'words', words: withdrawalLink.how(order.email) },
      { is: 'words', words: withdrawalLink.notYou },
      { is: 'heading', text: withdrawalLink.order },
      linesOf(order, settings),
      { is: 'words', words: texts.questions(settings.seller.email) },
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
