import type { EmailOrder } from '@shop/contracts';
import { formatEuro } from '@shop/money';
import { texts } from '../../texts/fi.ts';
import type { EmailContent, EmailSettings } from '../email-content.ts';
import { greeting, linesOf, orderPage, orderRows } from '../parts.ts';

const { rest } = texts;

export function orderRestAsked(
  order: EmailOrder,
  { restCents, paidCents }: { restCents: number; paidCents: number },
  settings: EmailSettings,
): EmailContent {
  const { orderNumber, userName, totalCents } = order;
  const lead = rest.lead(formatEuro(totalCents), formatEuro(paidCents), formatEuro(restCents));
  return {
    subject: rest.subject(orderNumber),
    preview: lead,
    title: rest.title,
    parts: [
      ...greeting(userName, lead),
      { is: 'words', words: rest.how },
      {
        is: 'facts',
        rows: [
          ...orderRows(order),
          [rest.price, formatEuro(totalCents)],
          [rest.came, formatEuro(paidCents)],
          [rest.missing, formatEuro(restCents)],
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
