import { paymentMethodLabels } from '@shop/shop-rules/order-status';
import type { ShopSettings } from '@shop/contracts/shop-settings';
import { checkout } from '../../texts/fi/checkout.ts';

const texts = checkout.payClasses;

type Payments = ShopSettings['payments'];

/**
 * The ways to pay by their class, in the law's order (KSL 6:12 b): without credit, maybe with it, credit.
 * @returns the name of each class with its ways; a class that the shop does not have is left out
 */
export const payClasses = ({ mobilepay, klarna }: Payments): [name: string, ways: string[]][] => [
  [texts.none, [texts.debitCard, ...(mobilepay ? [paymentMethodLabels.mobilepay] : [])]],
  [texts.maybe, [texts.creditCard, paymentMethodLabels.paypal]],
  ...(klarna ? [[texts.credit, [texts.klarna]] as [string, string[]]] : []),
];

/** What one chooses from on the page behind the card's button; one thing alone is no choice. */
export const behindCard = ({ mobilepay, klarna }: Payments): string[] => [
  paymentMethodLabels.card,
  ...(mobilepay ? [paymentMethodLabels.mobilepay] : []),
  ...(klarna ? [paymentMethodLabels.klarna] : []),
];

const either = new Intl.ListFormat('fi', { type: 'disjunction' });

/** The same as a sentence says it: 'kortilla, MobilePaylla tai Klarnalla'; '' where there is nothing to choose. */
export function waysBehindCard({ mobilepay, klarna }: Payments): string {
  const { by } = texts;
  const ways = [by.card, ...(mobilepay ? [by.mobilepay] : []), ...(klarna ? [by.klarna] : [])];
  return ways.length > 1 ? either.format(ways) : '';
}
