import { deliveryCents, untilFreeCents, type DeliveryPrice } from '@shop/shop-rules/delivery-price';

const centsOf = (euros: number): number => Math.round(euros * 100);

export function deliveryFor(total: number, method: DeliveryPrice): number {
  return deliveryCents(method, centsOf(total)) / 100;
}

/** Euros missing; 0 when delivery is free. */
export function untilFreeDelivery(total: number, method: DeliveryPrice): number {
  return untilFreeCents(method, centsOf(total)) / 100;
}
