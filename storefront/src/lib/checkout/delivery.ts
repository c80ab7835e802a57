import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { formatEuro } from '@shop/money';
import { deliveryCents, untilFreeCents, type DeliveryPrice } from '@shop/shop-rules/delivery-price';

const PRICES_MARK = '{toimitustavat}';

const centsOf = (euros: number): number => Math.round(euros * 100);

export function deliveryFor(total: number, method: DeliveryPrice): number {
  return deliveryCents(method, centsOf(total)) / 100;
}

/** Euros missing; 0 when delivery is free. */
export function untilFreeDelivery(total: number, method: DeliveryPrice): number {
  return untilFreeCents(method, centsOf(total)) / 100;
}

export const limitText = (cents: number): string => formatEuro(cents).replace(',00', '');

/** Puts the methods and their prices where the shop's text names them. */
export const withDeliveryPrices = (text: string, methods: readonly DeliveryMethod[]): string =>
  text.replaceAll(PRICES_MARK, () =>
    methods.map(({ name, cents }) => `${name} ${formatEuro(cents)}`).join(', '),
  );
