import type { EmailOrder } from '@shop/contracts';
import { texts } from '../../texts/fi.ts';
import type { EmailContent, EmailSettings } from '../email-content.ts';
import { inTheParcel, linesOf, orderButton, orderRows, withdrawal } from '../parts.ts';

const { delivered } = texts;

/** The time to withdraw begins. */
export function orderDelivered(order: EmailOrder, settings: EmailSettings): EmailContent {
  return {
    textId: 'order-delivered',
    values: { tilausnumero: order.orderNumber },
    subject: delivered.subject(order.orderNumber),
    preview: order.lines.some(({ madeToOrder }) => madeToOrder) ? delivered.care : delivered.preview,
    title: delivered.title,
    toName: order.userName,
    lead: delivered.lead,
    parts: [
      { is: 'facts', rows: orderRows(order) },
      linesOf(inTheParcel(order), settings),
      ...orderButton(order, settings),
      ...withdrawal(order, settings, order.withdrawUntil),
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
