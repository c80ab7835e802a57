import type { EmailOrder } from '@shop/contracts';
import { isHandMethod } from '@shop/shop-rules';
import { texts } from '../../texts/fi.ts';
import type { EmailContent, EmailSettings } from '../email-content.ts';
import { linesOf, orderRows } from '../parts.ts';

const { cancelled } = texts;

function moneyWords({ money, paymentMethod }: EmailOrder): string {
  const isReturnedByHand = isHandMethod(paymentMethod) && (money === 'here' || money === 'partly-back');
  return isReturnedByHand ? cancelled.byHand[money] : cancelled.money[money];
}

export function orderCancelled(order: EmailOrder, settings: EmailSettings): EmailContent {
  const by = order.rejectedBy ?? 'maker';
  const { preview, lead } = cancelled.by[by];
  return {
    textId: `order-cancelled.${by}`,
    values: { tilausnumero: order.orderNumber },
    subject: cancelled.subject(order.orderNumber),
    preview,
    title: cancelled.title,
    toName: order.userName,
    lead,
    parts: [
      { is: 'words', words: moneyWords(order) },
      { is: 'facts', rows: orderRows(order) },
      linesOf(order, settings),
      { is: 'words', words: texts.questions(settings.seller.email) },
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
