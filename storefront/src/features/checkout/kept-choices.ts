import type { Address } from '@shop/contracts/address';
import type { PickUpPoint } from '@shop/contracts/delivery';
import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { readSession, sessionKeys, writeSession } from '../../lib/browser-storage.ts';
import type { MadeWish } from './delivery-choice.ts';

/** What a buyer has chosen at the checkout, but for the greeting, which is theirs alone; '' and null for nothing. */
export type Choices = {
  addressID: string;
  /** The delivery method's id. */
  method: string;
  point: PickUpPoint | null;
  discountCode: string;
};

/** Keeps the choices of this tab, so that neither a payment that came to nothing nor a reload loses any. */
export function keepChoices(userID: string, choices: Choices): void {
  writeSession(sessionKeys.choices, JSON.stringify({ userID, ...choices }));
}

/** They have become an order that is paid. */
export const forgetChoices = (): void => writeSession(sessionKeys.choices, null);

/** The choices that this user has made in this tab; null without any. */
export function keptChoices(userID: string): Choices | null {
  try {
    const kept = JSON.parse(readSession(sessionKeys.choices) ?? 'null') as
      (Choices & { userID: string }) | null;
    return kept?.userID === userID ? kept : null;
  } catch {
    return null;
  }
}

type Offered = { addresses: readonly Address[]; methods: readonly DeliveryMethod[] };

/** The address and the delivery that were chosen, as far as there still are such; `made` is null where the method is gone. */
export function stillOffered(
  { addressID, method: id, point }: Choices,
  { addresses, methods }: Offered,
): { addressID: string; made: MadeWish | null } {
  const address = addresses.find(({ _id }) => _id === addressID);
  const method = methods.find((one) => one.id === id);
  const wish = method && { method, point: method.pickUpPoint ? point : null };
  return {
    addressID: address?._id ?? '',
    made: wish ? { wish, postcode: address?.postcode ?? '' } : null,
  };
}
