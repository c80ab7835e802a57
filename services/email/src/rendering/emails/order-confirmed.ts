import type { EmailOrder } from '@shop/contracts';
import { guaranteeWords, paymentMethodLabels, termsDay, termsPath } from '@shop/shop-rules';
import { texts } from '../../texts/fi.ts';
import type { EmailContent, EmailSettings, Part } from '../email-content.ts';
import {
  dateText,
  deliveryOf,
  isFetched,
  linesOf,
  orderButton,
  orderPage,
  orderRows,
  totalsOf,
  withdrawal,
} from '../parts.ts';

const { confirmed, order: words } = texts;

/** As text; the picture is attached. */
const guarantee: Part[] = [
  { is: 'heading', text: guaranteeWords.title },
  ...guaranteeWords.text.map((paragraph): Part => ({ is: 'words', words: paragraph })),
  { is: 'words', words: [{ text: guaranteeWords.more, url: guaranteeWords.url }] },
];

const receiptWords = (receipt: string, order: EmailOrder, settings: EmailSettings) =>
  order.isManual ? confirmed.attached(receipt) : confirmed.receipt(receipt, orderPage(order, settings));

/** The confirmation on a durable medium that the law requires. */
export function orderConfirmed(
  order: EmailOrder,
  receipt: string | null,
  settings: EmailSettings,
): EmailContent {
  const { lead, time } = isFetched(order) ? confirmed.toFetch : confirmed.sent;
  return {
    textId: isFetched(order) ? 'order-confirmed.fetch' : 'order-confirmed',
    values: { tilausnumero: order.orderNumber },
    subject: confirmed.subject(order.orderNumber),
    preview: confirmed.preview,
    title: confirmed.title,
    toName: order.userName,
    lead,
    parts: [
      {
        is: 'facts',
        rows: [
          ...orderRows(order),
          [words.date, dateText(order.orderedAt)],
          [words.payment, paymentMethodLabels[order.paymentMethod]],
        ],
      },
      linesOf(order, settings),
      totalsOf(order),
      ...deliveryOf(order, settings),
      { is: 'words', words: time },
      ...(receipt ? [{ is: 'words', words: receiptWords(receipt, order, settings) } satisfies Part] : []),
      ...orderButton(order, settings),
      ...withdrawal(order, settings),
      ...guarantee,
      {
        is: 'words',
        words: texts.terms(settings.PUBLIC_URL + termsPath(order.termsVersion), termsDay(order.termsVersion)),
      },
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
