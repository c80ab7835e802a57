import type { EmailOrder } from '@shop/contracts';
import { texts } from '../../texts/fi.ts';
import type { EmailContent, EmailSettings } from '../email-content.ts';
import { linesOf, orderRows } from '../parts.ts';

const { lapsed } = texts;

export function orderLapsed(
  order: EmailOrder,
  why: 'cancelled' | 'expired' | 'declined',
  settings: EmailSettings,
): EmailContent {
  const { orderNumber, userName } = order;
  const isInCart = why !== 'declined' && !order.isManual;
  return {
    textId: `order-lapsed.${why}`,
    values: { tilausnumero: orderNumber },
    subject: lapsed.subject(orderNumber),
    preview: lapsed.lead[why],
    title: lapsed.title,
    toName: userName,
    lead: lapsed.lead[why],
    parts: [
      { is: 'words', words: isInCart ? lapsed.cart : order.isManual ? lapsed.askAgain : lapsed.freed },
      { is: 'facts', rows: orderRows(order) },
      linesOf(order, settings),
      ...(isInCart ? [backToCheckout(settings)] : []),
      { is: 'words', words: texts.questions(settings.seller.email) },
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}

const backToCheckout = ({ PUBLIC_URL }: EmailSettings): EmailContent['parts'][number] => ({
  is: 'button',
  text: lapsed.back,
  url: `${PUBLIC_URL}/shop/checkout`,
});
