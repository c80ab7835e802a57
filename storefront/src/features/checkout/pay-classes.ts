import { paymentMethodLabels } from '@shop/shop-rules/order-status';
import type { ShopSettings } from '@shop/contracts/shop-settings';
import { checkout } from '../../texts/fi/checkout.ts';

const texts = checkout.payClasses;

type Payments = ShopSettings['payments'];

/**
 * Payment methods by class, in the law's order (KSL 6:12 b): without credit, possibly with, credit. Empty classes are
 * left out.
 */
export const payClasses = ({ mobilepay, klarna }: Payments): [name: string, ways: string[]][] => [
  [texts.none, [texts.debitCard, ...(mobilepay ? [paymentMethodLabels.mobilepay] : [])]],
  [texts.maybe, [texts.creditCard, paymentMethodLabels.paypal]],
  ...(klarna ? [[texts.credit, [texts.klarna]] as [string, string[]]] : []),
];

export const behindCard = ({ mobilepay, klarna }: Payments): string[] => [
  paymentMethodLabels.card,
  ...(mobilepay ? [paymentMethodLabels.mobilepay] : []),
  ...(klarna ? [paymentMethodLabels.klarna] : []),
];

const either = new Intl.ListFormat('fi', { type: 'disjunction' });

export function waysBehindCard({ mobilepay, klarna }: Payments): string {
  const { by } = texts;
  const ways = [by.card, ...(mobilepay ? [by.mobilepay] : []), ...(klarna ? [by.klarna] : [])];
  return ways.length > 1 ? either.format(ways) : '';
}
