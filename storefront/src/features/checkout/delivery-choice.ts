import type { PickUpPoint } from '@shop/contracts/delivery';
import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { listPickUpPoints } from '@shop/shop-client';
import { api } from '../../lib/api.ts';

/** How the buyer wants the parcel: a method, and a place where the method wants one ('' while none is chosen). */
export type DeliveryWish = { method: DeliveryMethod; point: string };

/** The same as a checkout sends it. */
export function deliveryFields({ method, point }: DeliveryWish): {
  deliveryMethod: string;
  pickUpPoint?: string;
} {
  return { deliveryMethod: method.id, ...(method.pickUpPoint ? { pickUpPoint: point } : {}) };
}

export const lacksPoint = ({ method, point }: DeliveryWish): boolean => method.pickUpPoint && point === '';

/** The places near a postcode; null when they cannot be had. */
export async function pointsNear(method: string, postcode: string): Promise<PickUpPoint[] | null> {
  const outcome = await listPickUpPoints(api, { method, postcode });
  return outcome.outcome === 'ok' ? outcome.data : null;
}
