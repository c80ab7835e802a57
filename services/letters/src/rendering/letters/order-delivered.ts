import type { OrderFacts } from '@shop/contracts';
import { shortId } from '../../domain/letter.ts';
import { texts } from '../../texts/fi.ts';
import type { LetterContent, LetterSettings } from '../letter-content.ts';
import { greeting, linesOf, orderButton, withdrawal } from '../parts.ts';

const { delivered, order: words } = texts;

/** The parcel has arrived, and the time for withdrawing begins. */
export function orderDelivered(order: OrderFacts, settings: LetterSettings): LetterContent {
  return {
    subject: delivered.subject(shortId(order.orderID)),
    preview: delivered.preview,
    title: delivered.title,
    parts: [
      ...greeting(order.userName, delivered.lead),
      { is: 'facts', rows: [[words.number, order.orderID]] },
      linesOf(order, settings),
      orderButton(settings),
      { is: 'heading', text: texts.withdrawal.title },
      ...withdrawal(settings),
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
