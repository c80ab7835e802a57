import type { AccountEmail, DueWish, EmailOrder } from '@shop/contracts';
import { trackingUrl } from '@shop/shop-rules';
import type { OrderEmailContent } from '../domain/order-email-content.ts';
import { withMark } from '../domain/secret-link.ts';
import { aboutAccount } from './emails/about-account.ts';
import { orderCancelled } from './emails/order-cancelled.ts';
import { orderConfirmed } from './emails/order-confirmed.ts';
import { orderDelivered } from './emails/order-delivered.ts';
import { orderLapsed } from './emails/order-lapsed.ts';
import { orderLinkOf } from './emails/order-link.ts';
import { orderMessage } from './emails/order-message.ts';
import { orderRefunded } from './emails/order-refunded.ts';
import { orderRestAsked } from './emails/order-rest-asked.ts';
import { orderShipped } from './emails/order-shipped.ts';
import { orderWithdrawn } from './emails/order-withdrawn.ts';
import { reviewReminder } from './emails/review-reminder.ts';
import { withdrawalLinkOf } from './emails/withdrawal-link.ts';
import { productBack } from './emails/product-back.ts';
import { texts } from '../texts/fi.ts';
import type { EmailContent, EmailSettings, Part } from './email-content.ts';
import { withOwnText } from './own-text.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

export function aboutOrder(
  content: OrderEmailContent,
  order: EmailOrder,
  settings: EmailSettings,
  receipt: string | null,
): EmailContent {
  switch (content.kind) {
    case 'order-confirmed':
      return orderConfirmed(order, receipt, settings);
    case 'order-shipped':
      return orderShipped(followedBy(order, content.trackingCode), settings);
    case 'order-delivered':
      return orderDelivered(order, settings);
    case 'order-cancelled':
      return orderCancelled(order, settings);
    case 'order-lapsed':
      return orderLapsed(order, content.why, settings);
    case 'order-refunded':
      return orderRefunded(order, { ...content, receipt }, settings);
    case 'order-rest-asked':
      return orderRestAsked(order, content, settings);
    case 'order-withdrawn':
      return orderWithdrawn(order, content, settings);
    case 'withdrawal-link':
      return withdrawalLinkOf(order, settings);
    case 'order-link':
      return orderLinkOf(order, settings);
    case 'review-reminder':
      return reviewReminder(order, content, settings);
    case 'order-message':
      return orderMessage(order, content, settings);
  }
}

/** With the tracking code at the time of shipping. */
function followedBy(order: EmailOrder, code = order.trackingCode): EmailOrder {
  return { ...order, trackingCode: code, trackingUrl: trackingUrl(order.delivery?.carrier, code) };
}

type Rendered = { subject: string; html: string; text: string };

/** @param receipt number of the attached receipt or credit note */
export function renderOrderEmail(
  content: OrderEmailContent,
  order: EmailOrder,
  settings: EmailSettings,
  receipt: string | null = null,
): Rendered {
  return rendered(aboutOrder(content, order, settings, receipt), settings);
}

export function renderAccountEmail(email: AccountEmail, settings: EmailSettings): Rendered {
  return rendered(aboutAccount(email, settings), settings);
}

export function renderRestockEmail(wish: DueWish, settings: EmailSettings): Rendered {
  return rendered(productBack(wish, settings), settings);
}

export function rendered(content: EmailContent, settings: EmailSettings): Rendered {
  const { toName, lead, ...email } = withOwnText(content, settings.ownTexts);
  const greeting: Part[] = [
    { is: 'words', words: texts.hello(toName) },
    { is: 'words', words: lead },
  ];
  const whole = { ...email, parts: [...greeting, ...email.parts] };
  return {
    subject: email.subject,
    html: withMark(toHtml(whole, settings)),
    text: withMark(toText(whole, settings)),
  };
}
