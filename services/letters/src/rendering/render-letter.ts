import type { LetterKind, OrderFacts } from '@shop/contracts';
import type { LettersConfig } from '../config.ts';
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

const contents: Record<LetterKind, (order: OrderFacts, settings: LetterSettings) => LetterContent> = {
  'order-confirmed': orderConfirmed,
  'order-shipped': orderShipped,
  'order-delivered': orderDelivered,
  'order-cancelled': orderCancelled,
};

/** A letter of a kind about an order, as HTML and as text. */
export function renderLetter(
  kind: LetterKind,
  order: OrderFacts,
  settings: LetterSettings,
): { subject: string; html: string; text: string } {
  const content = contents[kind](order, settings);
  return { subject: content.subject, html: toHtml(content, settings), text: toText(content, settings) };
}
