import type { Address } from '@shop/contracts/address';
import type { PickUpPoint } from '@shop/contracts/delivery';
import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { listPickUpPoints } from '@shop/shop-client';
import { api } from '../../lib/api/api.ts';
import { checkout } from '../../texts/fi/checkout.ts';

const { to } = checkout;

/** How the buyer wants the parcel: a method, and a place where the method wants one (null while none is chosen). */
export type DeliveryWish = { method: DeliveryMethod; point: PickUpPoint | null };

/** A wish, and the postcode of the address that the parcel went to when it was made. */
export type MadeWish = { wish: DeliveryWish; postcode: string };

/** The wish where the parcel goes now: at another postcode other pick-up points are offered than the chosen one. */
export function wishAt(postcode: string, { wish, postcode: before }: MadeWish): DeliveryWish {
  return postcode === before ? wish : { ...wish, point: null };
}

/**
 * What a buyer who comes back wishes: what is chosen on the page already, or else what they chose before. The browser
 * restores the method alone, whose point was chosen before too.
 */
export function wishAgain(now: MadeWish | null, before: MadeWish | null): MadeWish | null {
  const isSame = now !== null && now.wish.method.id === before?.wish.method.id;
  return now === null || (isSame && lacksPoint(now.wish)) ? before : now;
}

/** The same as a checkout sends it. */
export function deliveryFields({ method, point }: DeliveryWish): {
  deliveryMethod: string;
  pickUpPoint?: string;
} {
  return { deliveryMethod: method.id, ...(method.pickUpPoint ? { pickUpPoint: point?.id ?? '' } : {}) };
}

export const lacksPoint = ({ method, point }: DeliveryWish): boolean => method.pickUpPoint && point === null;

/**
 * Where the goods go, or wait to be fetched, in words; null while that is not chosen.
 * @param workshop where the shop itself is
 */
export function destinationText(
  { method, point }: DeliveryWish,
  address: Address | null,
  workshop: string,
): string | null {
  if (method.pickUpPoint) return point && to.point(`${point.name}, ${placeText(point)}`);
  if (method.carrier === 'own') return to.workshop(workshop);
  return address && to.address(placeText(address));
}

const placeText = ({ address, postcode, city }: Pick<PickUpPoint, 'address' | 'postcode' | 'city'>): string =>
  `${address}, ${postcode} ${city}`;

/** The places near a postcode; null when they cannot be had. */
export async function pointsNear(method: string, postcode: string): Promise<PickUpPoint[] | null> {
  const outcome = await listPickUpPoints(api, { method, postcode });
  return outcome.outcome === 'ok' ? outcome.data : null;
}
