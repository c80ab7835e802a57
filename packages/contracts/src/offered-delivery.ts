import type { Carrier, DeliveryMethod } from './shop-settings.ts';

/**
 * Whether buyers are offered a delivery method: one that wants a pick-up point only where there are points to choose from. It
 * stands apart from the schemas, because the back office asks it too and should not ship zod.
 * @param pickUpCarriers the carriers of whose pick-up points the shop has a list
 */
export const isOffered = (
  { carrier, pickUpPoint }: Pick<DeliveryMethod, 'carrier' | 'pickUpPoint'>,
  pickUpCarriers: readonly Carrier[],
): boolean => !pickUpPoint || pickUpCarriers.includes(carrier);
