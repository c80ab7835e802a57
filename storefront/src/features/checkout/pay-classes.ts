import { paymentMethodLabels } from '@shop/shop-rules/order-status';
import type { ShopSettings } from '@shop/contracts/shop-settings';
import { checkout } from '../../texts/fi/checkout.ts';

const texts = checkout.payClasses;

type Payments = ShopSettings['payments'];

/** In the law's order (KSL 6:12 b): without credit, possibly with, credit. */
export const payClasses = ({ mobilepay, klarna }: Payments): [name: string, methods: string[]][] => [
  [texts.none, [texts.debitCard, ...(mobilepay ? [paymentMethodLabels.mobilepay] : [])]],
  [texts.maybe, [texts.creditCard, paymentMethodLabels.paypal]],
  ...(klarna ? [[texts.credit, [texts.klarna]] as [string, string[]]] : []),
];

/** Open from the card button, on the provider's page. */
export const cardPageMethods = ({ mobilepay, klarna }: Payments): string[] => [
  paymentMethodLabels.card,
  ...(mobilepay ? [paymentMethodLabels.mobilepay] : []),
  ...(klarna ? [paymentMethodLabels.klarna] : []),
];

const orList = new Intl.ListFormat('fi', { type: 'disjunction' });

export function cardPageMethodsText({ mobilepay, klarna }: Payments): string {
  const { withMethod } = texts;
  const methods = [
    withMethod.card,
    ...(mobilepay ? [withMethod.mobilepay] : []),
    ...(klarna ? [withMethod.klarna] : []),
  ];
  return methods.length > 1 ? orList.format(methods) : '';
}
