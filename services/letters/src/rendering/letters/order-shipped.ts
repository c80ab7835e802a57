import type { OrderFacts } from '@shop/contracts';
import { shortId } from '../../domain/letter.ts';
import { texts } from '../../texts/fi.ts';
import type { LetterContent, LetterSettings } from '../letter-content.ts';
import { greeting, linesOf, orderButton, shippingAddress } from '../parts.ts';

const { shipped, order: words } = texts;

/** The parcel is on its way. */
export function orderShipped(order: OrderFacts, settings: LetterSettings): LetterContent {
  const { orderID, trackingCode } = order;
  return {
    subject: shipped.subject(shortId(orderID)),
    preview: shipped.preview,
    title: shipped.title,
    parts: [
      ...greeting(order.userName, shipped.lead),
      {
        is: 'facts',
        rows: [[words.number, orderID], ...(trackingCode ? [pair(words.trackingCode, trackingCode)] : [])],
      },
      { is: 'heading', text: words.delivery },
      shippingAddress(order),
      { is: 'heading', text: shipped.inTheParcel },
      linesOf(order, settings),
      orderButton(settings),
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}

const pair = (name: string, value: string): [string, string] => [name, value];
