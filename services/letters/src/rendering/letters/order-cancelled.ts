import type { OrderFacts } from '@shop/contracts';
import { texts } from '../../texts/fi.ts';
import type { LetterContent, LetterSettings } from '../letter-content.ts';
import { greeting, linesOf, orderRows } from '../parts.ts';

const { cancelled } = texts;

/** The maker has said no to the order; whoever has paid is told what becomes of the money. */
export function orderCancelled(order: OrderFacts, settings: LetterSettings): LetterContent {
  const { orderNumber, isPaid } = order;
  return {
    subject: cancelled.subject(orderNumber),
    preview: cancelled.preview,
    title: cancelled.title,
    parts: [
      ...greeting(order.userName, cancelled.lead),
      { is: 'words', words: isPaid ? cancelled.paid : cancelled.unpaid },
      { is: 'facts', rows: orderRows(order) },
      linesOf(order, settings),
      { is: 'words', words: texts.questions(settings.seller.email) },
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
