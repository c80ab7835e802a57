import type { OrderFacts } from '@shop/contracts';
import { texts } from '../../texts/fi.ts';
import type { LetterContent, LetterSettings } from '../letter-content.ts';
import { deliveryOf, greeting, linesOf, orderButton, orderRows, shippingAddress } from '../parts.ts';

const { shipped, order: words } = texts;

/** The parcel is on its way. */
export function orderShipped(order: OrderFacts, settings: LetterSettings): LetterContent {
  const { orderNumber, trackingCode, trackingUrl } = order;
  return {
    subject: shipped.subject(orderNumber),
    preview: shipped.preview,
    title: shipped.title,
    parts: [
      ...greeting(order.userName, shipped.lead),
      {
        is: 'facts',
        rows: [...orderRows(order), ...(trackingCode ? [pair(words.trackingCode, trackingCode)] : [])],
      },
      ...(trackingUrl ? [{ is: 'words' as const, words: shipped.follow(trackingUrl) }] : []),
      { is: 'heading', text: words.delivery },
      ...deliveryOf(order),
      shippingAddress(order),
      { is: 'heading', text: shipped.inTheParcel },
      linesOf(order, settings),
      orderButton(settings),
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}

const pair = (name: string, value: string): [string, string] => [name, value];
