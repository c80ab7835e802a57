import type { OrderFacts } from '@shop/contracts';
import { shortId } from '../../domain/letter.ts';
import { texts } from '../../texts/fi.ts';
import type { LetterContent, LetterSettings } from '../letter-content.ts';
import { greeting, linesOf } from '../parts.ts';

const { cancelled, order: words } = texts;

/** The maker has said no to the order; whoever has paid is told what becomes of the money. */
export function orderCancelled(order: OrderFacts, settings: LetterSettings): LetterContent {
  const { orderID, isPaid } = order;
  return {
    subject: cancelled.subject(shortId(orderID)),
    preview: cancelled.preview,
    title: cancelled.title,
    parts: [
      ...greeting(order.userName, cancelled.lead),
      { is: 'words', words: isPaid ? cancelled.paid : cancelled.unpaid },
      { is: 'facts', rows: [[words.number, orderID]] },
      linesOf(order, settings),
      { is: 'words', words: texts.questions(settings.SELLER_EMAIL) },
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
