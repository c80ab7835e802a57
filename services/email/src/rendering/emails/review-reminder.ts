import type { EmailOrder } from '@shop/contracts';
import type { ReminderEmail } from '../../domain/order-email-content.ts';
import { SECRET_PLACE } from '../../domain/secret-link.ts';
import { texts } from '../../texts/fi.ts';
import type { EmailContent, EmailSettings } from '../email-content.ts';
import { linesOf, orderRows, piecesOf } from '../parts.ts';

const { reminder } = texts;

export function reviewReminder(
  order: EmailOrder,
  { lines }: ReminderEmail,
  settings: EmailSettings,
): EmailContent {
  const { orderID, orderNumber, userName } = order;
  const { PUBLIC_URL, BRAND } = settings;
  const pieces = lines.map((line) => ({ line, quantity: order.lines[line]?.inParcel ?? 1 }));
  return {
    textId: 'review-reminder',
    values: { tilausnumero: orderNumber },
    subject: reminder.subject(orderNumber),
    preview: reminder.lead,
    title: reminder.title,
    toName: userName,
    lead: reminder.lead,
    parts: [
      { is: 'facts', rows: orderRows(order) },
      linesOf({ lines: piecesOf(order, pieces) }, settings),
      { is: 'button', text: reminder.button, url: `${PUBLIC_URL}/shop/review?order=${orderID}` },
      { is: 'words', words: reminder.how },
      { is: 'words', words: reminder.once },
      {
        is: 'words',
        words: reminder.end(`${PUBLIC_URL}/shop/review-reminders#token=${orderID}.${SECRET_PLACE}`),
      },
    ],
    why: texts.why.reminded(BRAND),
  };
}
