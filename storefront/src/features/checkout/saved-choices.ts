import type { Address } from '@shop/contracts/address';
import type { PickUpPoint } from '@shop/contracts/delivery';
import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { readSession, sessionKeys, writeSession } from '../../lib/browser/browser-storage.ts';
import type { MadeWish } from './delivery-choice.ts';
import type { OrderFate } from './order-fate.ts';

/** Without the gift note, which is not stored. '' and null mean none. */
export type Choices = {
  addressID: string;
  method: string;
  point: PickUpPoint | null;
  discountCode: string;
};

/** `orderID` is the last order placed with these choices, '' for none. */
type Kept = Choices & { userID: string; orderID: string };

/** Saved by tab, so that neither a failed payment nor a reload loses them. */
export function keepChoices(userID: string, choices: Choices): void {
  write({ orderID: kept(userID)?.orderID ?? '', userID, ...choices });
}

/** The choices stay: the payment may fail. */
export function noteOrder(userID: string, orderID: string): void {
  const choices = kept(userID);
  if (choices) write({ ...choices, orderID });
}

const write = (choices: Kept): void => writeSession(sessionKeys.choices, JSON.stringify(choices));

export const forgetChoices = (): void => writeSession(sessionKeys.choices, null);

/**
 * Null where their order was confirmed: the buyer may have closed the page before that. A failed order is checked once.
 */
export async function keptChoices(
  userID: string,
  fateOf: (orderID: string) => Promise<OrderFate>,
): Promise<Choices | null> {
  const choices = kept(userID);
  if (!choices?.orderID) return choices;
  const fate = await fateOf(choices.orderID);
  // A late answer must not change newer choices.
  const isCurrent = kept(userID)?.orderID === choices.orderID;
  if (isCurrent && fate === 'confirmed') forgetChoices();
  if (isCurrent && fate === 'failed') write({ ...choices, orderID: '' });
  return fate === 'confirmed' ? null : choices;
}

function kept(userID: string): Kept | null {
  try {
    const choices = JSON.parse(readSession(sessionKeys.choices) ?? 'null') as Kept | null;
    return choices?.userID === userID ? choices : null;
  } catch {
    return null;
  }
}

type Offered = { addresses: readonly Address[]; methods: readonly DeliveryMethod[] };

/** Choices that are still available; `made` is null without the method. */
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
