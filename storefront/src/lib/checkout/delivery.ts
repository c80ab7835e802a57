import { deliveryCents, untilFreeCents, type DeliveryPrice } from '@shop/shop-rules/delivery-price';

const centsOf = (euros: number): number => Math.round(euros * 100);

/** What a method costs for goods of a sum; both in euros as the wire carries them. */
export function deliveryFor(total: number, method: DeliveryPrice): number {
  return deliveryCents(method, centsOf(total)) / 100;
}

/** How much is missing until a method is free, in euros; 0 when it is free already. */
export function untilFreeDelivery(total: number, method: DeliveryPrice): number {
  return untilFreeCents(method, centsOf(total)) / 100;
}
