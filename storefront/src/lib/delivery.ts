import { FREE_DELIVERY_ABOVE_CENTS } from '@shop/contracts/limits';

/** What delivery of goods for a sum costs; both in euros as the wire carries them. */
export function deliveryFor(total: number, fee: number): number {
  return Math.round(total * 100) > FREE_DELIVERY_ABOVE_CENTS ? 0 : fee;
}

/** How much is missing until delivery is free, in euros; 0 when it is free already. */
export function untilFreeDelivery(total: number, fee: number): number {
  const missingCents = FREE_DELIVERY_ABOVE_CENTS - Math.round(total * 100);
  return fee > 0 && missingCents >= 0 ? (missingCents + 1) / 100 : 0;
}
