import type { PickUpPoint } from '@shop/contracts/delivery';
import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { listPickUpPoints } from '@shop/shop-client';
import { api } from '../../lib/api.ts';

/** How the buyer wants the parcel: a method, and a place where the method wants one ('' while none is chosen). */
export type DeliveryWish = { method: DeliveryMethod; point: string };

/** A wish, and the postcode of the address that the parcel went to when it was made. */
export type MadeWish = { wish: DeliveryWish; postcode: string };

/** The wish where the parcel goes now: at another postcode other pick-up points are offered than the chosen one. */
export function wishAt(postcode: string, { wish, postcode: before }: MadeWish): DeliveryWish {
  return postcode === before ? wish : { ...wish, point: '' };
}

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
