import type { OrderFacts } from '@shop/contracts';
import { paymentMethodLabels } from '@shop/contracts';
import { shortId } from '../../domain/letter.ts';
import { texts } from '../../texts/fi.ts';
import type { LetterContent, LetterSettings } from '../letter-content.ts';
import { dateText, greeting, linesOf, orderButton, shippingAddress, totalsOf, withdrawal } from '../parts.ts';

const { confirmed, order: words } = texts;

/** The order is received and paid: the confirmation that the law wants on a durable medium. */
export function orderConfirmed(order: OrderFacts, settings: LetterSettings): LetterContent {
  return {
    subject: confirmed.subject(shortId(order.orderID)),
    preview: confirmed.preview,
    title: confirmed.title,
    parts: [
      ...greeting(order.userName, confirmed.lead),
      {
        is: 'facts',
        rows: [
          [words.number, order.orderID],
          [words.date, dateText(order.orderedAt)],
          [words.payment, paymentMethodLabels[order.paymentMethod]],
        ],
      },
      linesOf(order, settings),
      totalsOf(order),
      { is: 'heading', text: words.delivery },
      shippingAddress(order),
      { is: 'words', words: confirmed.deliveryTime },
      orderButton(settings),
      { is: 'heading', text: texts.withdrawal.title },
      ...withdrawal(settings),
      { is: 'words', words: texts.terms(`${settings.PUBLIC_URL}/shop/terms`) },
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
