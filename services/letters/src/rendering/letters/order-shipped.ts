import type { OrderDelivery, OrderFacts } from '@shop/contracts';
import { texts } from '../../texts/fi.ts';
import type { LetterContent, LetterSettings, Part } from '../letter-content.ts';
import { deliveryOf, greeting, linesOf, orderButton, orderRows, shippingAddress } from '../parts.ts';

const { shipped, order: words } = texts;

/** The parcel is on its way, or waits at the workshop where nobody but the shop carries it. */
export function orderShipped(order: OrderFacts, settings: LetterSettings): LetterContent {
  const { orderNumber, delivery, trackingCode, trackingUrl } = order;
  const isFetched = delivery?.carrier === 'own';
  const { subject, preview, title, lead } = isFetched ? shipped.toFetch : shipped.sent;
  return {
    subject: subject(orderNumber),
    preview,
    title,
    parts: [
      ...greeting(order.userName, lead),
      {
        is: 'facts',
        rows: [...orderRows(order), ...(trackingCode ? [pair(words.trackingCode, trackingCode)] : [])],
      },
      ...(trackingUrl ? [{ is: 'words' as const, words: shipped.follow(trackingUrl) }] : []),
      ...(isFetched ? fetching(delivery, settings) : sending(order)),
      { is: 'heading', text: shipped.inTheParcel },
      linesOf({ ...order, lines: inTheParcel(order) }, settings),
      orderButton(settings),
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}

/** What had been paid back was not sent. Where all of it was, only the maker knows what was sent for nothing. */
function inTheParcel({ lines }: OrderFacts): OrderFacts['lines'] {
  const held = lines.map((line) => ({ ...line, quantity: line.inParcel ?? line.quantity }));
  const sent = held.filter(({ quantity }) => quantity > 0);
  return sent.length > 0 ? sent : lines;
}

const pair = (name: string, value: string): [string, string] => [name, value];

const sending = (order: OrderFacts): Part[] => [
  { is: 'heading', text: words.delivery },
  ...deliveryOf(order),
  shippingAddress(order),
];

const fetching = ({ name, days }: OrderDelivery, { seller }: LetterSettings): Part[] => [
  { is: 'heading', text: shipped.fetchFrom },
  { is: 'address', lines: [seller.name, seller.address] },
  { is: 'facts', rows: [pair(name, days)] },
  { is: 'words', words: shipped.fetchWhen(seller.phone) },
];
