import type { EmailOrder } from '@shop/contracts';
import { texts } from '../../texts/fi.ts';
import type { EmailContent, EmailSettings } from '../email-content.ts';
import { deliveryOf, greeting, inTheParcel, isFetched, linesOf, orderButton, orderRows } from '../parts.ts';

const { shipped, order: words } = texts;

/** Shipped, or ready for pick-up at the workshop. */
export function orderShipped(order: EmailOrder, settings: EmailSettings): EmailContent {
  const { orderNumber, trackingCode, trackingUrl } = order;
  const { subject, preview, title, lead, holds } = isFetched(order) ? shipped.toFetch : shipped.sent;
  return {
    subject: subject(orderNumber),
    preview,
    title,
    parts: [
      ...greeting(order.userName, lead),
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
      orderButton(order, settings),
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
