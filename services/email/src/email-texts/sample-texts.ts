import {
  accountEmailKinds,
  type AccountEmailKind,
  type EmailTextId,
  type OrderEmailKind,
} from '@shop/shop-rules';
import type { EmailOrder } from '@shop/contracts';
import { sampleAccountEmails } from '../domain/sample-account.ts';
import { sampleContent, sampleReceipt } from '../domain/sample-content.ts';
import { sampleOrder, sampleOrderToMake } from '../domain/sample-order.ts';
import { sampleWish, sampleWishEmails } from '../domain/sample-wish.ts';
import type { EmailContent, EmailSettings } from '../rendering/email-content.ts';
import { aboutAccount } from '../rendering/emails/about-account.ts';
import { productBack } from '../rendering/emails/product-back.ts';
import { aboutOrder } from '../rendering/render-email.ts';

type Sample = (settings: EmailSettings) => EmailContent;

const order =
  (kind: OrderEmailKind, content: object = {}, facts: Partial<EmailOrder> = {}): Sample =>
  (settings) =>
    aboutOrder(
      { ...sampleContent[kind], ...content },
      { ...sampleOrder, ...facts },
      settings,
      sampleReceipt(kind),
    );
const refund = (content: object, facts?: Partial<EmailOrder>): Sample =>
  order('order-refunded', content, facts);
const lapse = (why: string): Sample => order('order-lapsed', { why });

const fetched: Partial<EmailOrder> = {
  delivery: { id: 'nouto', name: 'Nouto', carrier: 'own', days: 'sovitaan erikseen', point: null },
  trackingCode: '',
  trackingUrl: '',
};

const accountSamples = Object.fromEntries(
  accountEmailKinds.map((kind) => [
    kind,
    (settings: EmailSettings) => aboutAccount(sampleAccountEmails[kind], settings),
  ]),
) as Record<AccountEmailKind, Sample>;

export const sampleTexts: Record<EmailTextId, Sample> = {
  'order-confirmed': order('order-confirmed', {}, { lines: sampleOrderToMake.lines }),
  'order-confirmed.fetch': order('order-confirmed', {}, fetched),
  'order-shipped': order('order-shipped'),
  'order-shipped.fetch': order('order-shipped', {}, fetched),
  'order-delivered': order('order-delivered'),
  'order-cancelled.maker': order('order-cancelled', {}, { rejectedBy: 'maker' }),
  'order-cancelled.customer': order('order-cancelled', {}, { rejectedBy: 'customer' }),
  'order-lapsed.cancelled': lapse('cancelled'),
  'order-lapsed.expired': lapse('expired'),
  'order-lapsed.declined': lapse('declined'),
  'order-refunded.maker': refund({ reason: 'maker' }),
  'order-refunded.withdrawal': refund({ reason: 'withdrawal' }),
  'order-refunded.cancelled': refund({ reason: 'withdrawal' }, { rejectedBy: 'customer' }),
  'order-refunded.second': refund({ reason: 'second' }),
  'order-refunded.late': refund({ reason: 'late' }),
  'order-refunded.soldOut': refund({ reason: 'late', soldOut: true }),
  'order-refunded.rejected': refund({ reason: 'rejected' }),
  'order-refunded.mismatch': refund({ reason: 'mismatch' }),
  'order-rest-asked': order('order-rest-asked'),
  'order-withdrawn': order('order-withdrawn'),
  'withdrawal-link': order('withdrawal-link'),
  'order-link': order('order-link'),
  'review-reminder': order('review-reminder'),
  ...accountSamples,
  'wish-back': (settings) => aboutAccount(sampleWishEmails['wish-back'], settings),
  'wish-cheaper': (settings) => aboutAccount(sampleWishEmails['wish-cheaper'], settings),
  'product-back': (settings) => productBack({ ...sampleWish, size: '' }, settings),
  'product-back.size': (settings) => productBack(sampleWish, settings),
};
