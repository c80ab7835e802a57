import type { EmailOrder } from '@shop/contracts';
import { texts } from '../../texts/fi.ts';
import type { EmailContent, EmailSettings } from '../email-content.ts';
import { deliveryOf, inTheParcel, isFetched, linesOf, orderButton, orderRows } from '../parts.ts';

const { shipped, order: words } = texts;

export function orderShipped(order: EmailOrder, settings: EmailSettings): EmailContent {
  const { orderNumber, trackingCode, trackingUrl } = order;
  const { subject, preview, title, lead, holds } = isFetched(order) ? shipped.toFetch : shipped.sent;
  return {
    textId: isFetched(order) ? 'order-shipped.fetch' : 'order-shipped',
    values: { tilausnumero: orderNumber },
    subject: subject(orderNumber),
    preview,
    title,
    toName: order.userName,
    lead,
    parts: [
      {
        is: 'facts',
        rows: [
          ...orderRows(order),
          ...(trackingCode ? [[words.trackingCode, trackingCode] satisfies [string, string]] : []),
        ],
      },
      ...(trackingUrl ? [{ is: 'words' as const, words: shipped.follow(trackingUrl) }] : []),
      ...deliveryOf(order, settings),
      { is: 'heading', text: holds },
      linesOf(inTheParcel(order), settings),
      ...orderButton(order, settings),
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
