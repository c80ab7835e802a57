import type { AccountLetter, OrderFacts, OrderLetterKind } from '@shop/contracts';
import type { LettersConfig } from '../config.ts';
import { aboutAccount } from './letters/about-account.ts';
import { orderCancelled } from './letters/order-cancelled.ts';
import { orderConfirmed } from './letters/order-confirmed.ts';
import { orderDelivered } from './letters/order-delivered.ts';
import { orderShipped } from './letters/order-shipped.ts';
import type { LetterContent } from './letter-content.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

/** Who writes, and where the shop is. */
export type LetterSettings = Pick<
  LettersConfig,
  | 'BRAND'
  | 'PUBLIC_URL'
  | 'SELLER_NAME'
  | 'SELLER_BUSINESS_ID'
  | 'SELLER_ADDRESS'
  | 'SELLER_EMAIL'
  | 'SELLER_PHONE'
>;

const aboutOrders: Record<OrderLetterKind, (order: OrderFacts, settings: LetterSettings) => LetterContent> = {
  'order-confirmed': orderConfirmed,
  'order-shipped': orderShipped,
  'order-delivered': orderDelivered,
  'order-cancelled': orderCancelled,
};

/** A letter in both its forms. */
type Rendered = { subject: string; html: string; text: string };

/** A letter of a kind about an order. */
export function renderOrderLetter(
  kind: OrderLetterKind,
  order: OrderFacts,
  settings: LetterSettings,
): Rendered {
  return rendered(aboutOrders[kind](order, settings), settings);
}

/** A letter about an account, with a mark in place of its link's secret. */
export function renderAccountLetter(letter: AccountLetter, settings: LetterSettings): Rendered {
  return rendered(aboutAccount(letter, settings), settings);
}

const rendered = (content: LetterContent, settings: LetterSettings): Rendered => ({
  subject: content.subject,
  html: toHtml(content, settings),
  text: toText(content, settings),
});
