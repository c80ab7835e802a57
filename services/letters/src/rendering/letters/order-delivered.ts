import type { OrderFacts } from '@shop/contracts';
import { texts } from '../../texts/fi.ts';
import type { LetterContent, LetterSettings } from '../letter-content.ts';
import { dateText, greeting, linesOf, orderButton, orderRows, withdrawal } from '../parts.ts';

const { delivered } = texts;

/** The parcel has arrived, and the time for withdrawing begins. */
export function orderDelivered(order: OrderFacts, settings: LetterSettings): LetterContent {
  return {
    subject: delivered.subject(order.orderNumber),
    preview: delivered.preview,
    title: delivered.title,
    parts: [
      ...greeting(order.userName, delivered.lead),
      { is: 'facts', rows: orderRows(order) },
      linesOf(order, settings),
      orderButton(settings),
      { is: 'heading', text: texts.withdrawal.title },
      ...(order.withdrawUntil
        ? [{ is: 'words' as const, words: texts.withdrawal.until(dateText(order.withdrawUntil)) }]
        : []),
      ...withdrawal(settings),
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
