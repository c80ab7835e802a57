import type { EmailOrder } from '@shop/contracts';
import { formatEuro } from '@shop/money';
import { texts } from '../../texts/fi.ts';
import type { EmailContent, EmailSettings } from '../email-content.ts';
import { linesOf, orderPage, orderRows } from '../parts.ts';

const { rest } = texts;

export function orderRestAsked(
  order: EmailOrder,
  { restCents, paidCents }: { restCents: number; paidCents: number },
  settings: EmailSettings,
): EmailContent {
  const { orderNumber, userName, totalCents } = order;
  const sums = {
    hinta: formatEuro(totalCents),
    maksettu: formatEuro(paidCents),
    puuttuva: formatEuro(restCents),
  };
  const lead = rest.lead(sums.hinta, sums.maksettu, sums.puuttuva);
  return {
    textId: 'order-rest-asked',
    values: { tilausnumero: orderNumber, ...sums },
    subject: rest.subject(orderNumber),
    preview: lead,
    title: rest.title,
    toName: userName,
    lead,
    parts: [
      { is: 'words', words: rest.how },
      {
        is: 'facts',
        rows: [
          ...orderRows(order),
          [rest.price, sums.hinta],
          [rest.came, sums.maksettu],
          [rest.missing, sums.puuttuva],
        ],
      },
      { is: 'button', text: rest.pay, url: orderPage(order, settings) },
      { is: 'words', words: rest.held },
      { is: 'heading', text: rest.order },
      linesOf(order, settings),
      { is: 'words', words: texts.questions(settings.seller.email) },
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
