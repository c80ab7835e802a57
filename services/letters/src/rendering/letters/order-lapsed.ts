import type { OrderFacts } from '@shop/contracts';
import { texts } from '../../texts/fi.ts';
import type { LetterContent, LetterSettings } from '../letter-content.ts';
import { greeting, linesOf, orderRows } from '../parts.ts';

const { lapsed } = texts;

/** Nobody has paid the order; its goods are free again, and still in the buyer's cart. */
export function orderLapsed(
  order: OrderFacts,
  why: 'cancelled' | 'expired',
  settings: LetterSettings,
): LetterContent {
  const { orderNumber, userName } = order;
  return {
    subject: lapsed.subject(orderNumber),
    preview: lapsed.lead[why],
    title: lapsed.title,
    parts: [
      ...greeting(userName, lapsed.lead[why]),
      { is: 'words', words: lapsed.cart },
      { is: 'facts', rows: orderRows(order) },
      linesOf(order, settings),
      { is: 'button', text: lapsed.back, url: `${settings.PUBLIC_URL}/shop/checkout` },
      { is: 'words', words: texts.questions(settings.seller.email) },
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
