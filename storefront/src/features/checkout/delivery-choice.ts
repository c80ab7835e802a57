import type { Address } from '@shop/contracts/address';
import type { PickUpPoint } from '@shop/contracts/delivery';
import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { listPickUpPoints } from '@shop/shop-client';
import { api } from '../../lib/api/api.ts';
import { checkout } from '../../texts/fi/checkout.ts';

const { to } = checkout;

/** `point` is null until one is chosen, or where none is needed. */
export type DeliveryChoice = { method: DeliveryMethod; point: PickUpPoint | null };

/** With the delivery address's postcode at that time. */
export type ChoiceForPostcode = { choice: DeliveryChoice; postcode: string };

/** At another postcode other pick-up points are offered. */
export function choiceAt(postcode: string, { choice, postcode: before }: ChoiceForPostcode): DeliveryChoice {
  return postcode === before ? choice : { ...choice, point: null };
}

/** The choice on the page, else the earlier one. Browsers restore the method alone, so its point comes from before. */
export function restoredChoice(
  onPage: ChoiceForPostcode | null,
  before: ChoiceForPostcode | null,
): ChoiceForPostcode | null {
  const isSame = onPage !== null && onPage.choice.method.id === before?.choice.method.id;
  return onPage === null || (isSame && lacksPoint(onPage.choice)) ? before : onPage;
}

export function deliveryFields({ method, point }: DeliveryChoice): {
  deliveryMethod: string;
  pickUpPoint?: string;
} {
  return { deliveryMethod: method.id, ...(method.pickUpPoint ? { pickUpPoint: point?.id ?? '' } : {}) };
}

export const lacksPoint = ({ method, point }: DeliveryChoice): boolean =>
  method.pickUpPoint && point === null;

/**
 * Null while the destination is not chosen.
 * @param workshop the shop's own address
 */
export function destinationText(
  { method, point }: DeliveryChoice,
  address: Address | null,
  workshop: string,
): string | null {
  if (method.pickUpPoint) return point && to.point(`${point.name}, ${placeText(point)}`);
  if (method.carrier === 'own') return to.workshop(workshop);
  return address && to.address(placeText(address));
}

const placeText = ({ address, postcode, city }: Pick<PickUpPoint, 'address' | 'postcode' | 'city'>): string =>
  `${address}, ${postcode} ${city}`;

export async function pointsNear(method: string, postcode: string): Promise<PickUpPoint[] | null> {
  const outcome = await listPickUpPoints(api, { method, postcode });
  return outcome.outcome === 'ok' ? outcome.data : null;
}
