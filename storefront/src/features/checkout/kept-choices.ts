import type { Address } from '@shop/contracts/address';
import type { PickUpPoint } from '@shop/contracts/delivery';
import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { readSession, sessionKeys, writeSession } from '../../lib/browser/browser-storage.ts';
import type { MadeWish } from './delivery-choice.ts';
import type { OrderFate } from './order-fate.ts';

/** What a buyer has chosen at the checkout, but for the greeting, which is theirs alone; '' and null for nothing. */
export type Choices = {
  addressID: string;
  /** The delivery method's id. */
  method: string;
  point: PickUpPoint | null;
  discountCode: string;
};

/** As they are kept: with whose they are, and the order that was last placed by them, '' for none. */
type Kept = Choices & { userID: string; orderID: string };

/** Keeps the choices of this tab, so that neither a payment that came to nothing nor a reload loses any. */
export function keepChoices(userID: string, choices: Choices): void {
  write({ orderID: kept(userID)?.orderID ?? '', userID, ...choices });
}

/** An order is placed by them. They are kept on, as it may come to nothing. */
export function noteOrder(userID: string, orderID: string): void {
  const choices = kept(userID);
  if (choices) write({ ...choices, orderID });
}

const write = (choices: Kept): void => writeSession(sessionKeys.choices, JSON.stringify(choices));

/** They have become an order that is paid. */
export const forgetChoices = (): void => writeSession(sessionKeys.choices, null);

/**
 * The choices that this user has made in this tab; null without any, and where the order that was placed by them has been
 * confirmed since. Its buyer may have left the page after the payment before that. An order that came to nothing is not
 * asked about again.
 * @param fateOf what has become of an order
 */
export async function keptChoices(
  userID: string,
  fateOf: (orderID: string) => Promise<OrderFate>,
): Promise<Choices | null> {
  const choices = kept(userID);
  if (!choices?.orderID) return choices;
  const fate = await fateOf(choices.orderID);
  // A question that is answered late must not remove or overwrite choices made after it.
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
