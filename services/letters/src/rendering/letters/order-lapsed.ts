import type { OrderFacts } from '@shop/contracts';
import { shortId } from '../../domain/letter.ts';
import { texts } from '../../texts/fi.ts';
import type { LetterContent, LetterSettings } from '../letter-content.ts';
import { greeting, linesOf } from '../parts.ts';

const { lapsed, order: words } = texts;

/** Nobody has paid the order; its goods are free again, and still in the buyer's cart. */
export function orderLapsed(
  order: OrderFacts,
  why: 'cancelled' | 'expired',
  settings: LetterSettings,
): LetterContent {
  const { orderID, userName } = order;
  return {
    subject: lapsed.subject(shortId(orderID)),
    preview: lapsed.lead[why],
    title: lapsed.title,
    parts: [
      ...greeting(userName, lapsed.lead[why]),
      { is: 'words', words: lapsed.cart },
      { is: 'facts', rows: [[words.number, orderID]] },
      linesOf(order, settings),
      { is: 'button', text: lapsed.back, url: `${settings.PUBLIC_URL}/shop/checkout` },
      { is: 'words', words: texts.questions(settings.SELLER_EMAIL) },
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
