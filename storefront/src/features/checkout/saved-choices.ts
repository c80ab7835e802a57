import type { Address } from '@shop/contracts/address';
import type { PickUpPoint } from '@shop/contracts/delivery';
import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { readSession, sessionKeys, writeSession } from '../../lib/browser/browser-storage.ts';
import type { ChoiceForPostcode } from './delivery-choice.ts';

export type Choices = {
  addressID: string;
  method: string;
  point: PickUpPoint | null;
  discountCode: string;
  giftNote: string;
  reviewReminder?: boolean;
};

/** `orderID` is the last order placed with these choices, '' for none. */
type SavedChoices = Choices & { userID: string; orderID: string };

/** Saved by tab, so that neither a failed payment nor a reload loses them. */
export function saveChoices(userID: string, choices: Choices): void {
  write({ orderID: saved(userID)?.orderID ?? '', userID, ...choices });
}

export function noteOrder(userID: string, orderID: string): void {
  const choices = saved(userID);
  if (choices) write({ ...choices, orderID });
}

const write = (choices: SavedChoices): void => writeSession(sessionKeys.choices, JSON.stringify(choices));

export const removeChoices = (): void => writeSession(sessionKeys.choices, null);

/**
 * Null where their order was confirmed: the buyer may have closed the page before that. A failed order is checked once.
 */
export async function findSavedChoices(
  userID: string,
  findOutcome: (orderID: string) => Promise<OrderOutcome>,
): Promise<Choices | null> {
  const choices = saved(userID);
  if (!choices?.orderID) return choices;
  const outcome = await findOutcome(choices.orderID);
  // A late answer must not change newer choices.
  const isCurrent = saved(userID)?.orderID === choices.orderID;
  if (isCurrent && outcome === 'confirmed') removeChoices();
  if (isCurrent && outcome === 'failed') write({ ...choices, orderID: '' });
  return outcome === 'confirmed' ? null : choices;
}

function saved(userID: string): SavedChoices | null {
  try {
    const choices = JSON.parse(readSession(sessionKeys.choices) ?? 'null') as SavedChoices | null;
    return choices?.userID === userID ? choices : null;
  } catch {
    return null;
  }
}

/** 'confirmed' includes orders cancelled after the confirmation. */
export type OrderOutcome = 'confirmed' | 'failed' | 'open';

type Offered = { addresses: readonly Address[]; methods: readonly DeliveryMethod[] };

export function stillOffered(
  { addressID, method: id, point }: Choices,
  { addresses, methods }: Offered,
): { addressID: string; delivery: ChoiceForPostcode | null } {
  const address = addresses.find(({ _id }) => _id === addressID);
  const method = methods.find((offered) => offered.id === id);
  const choice = method && { method, point: method.pickUpPoint ? point : null };
  return {
    addressID: address?._id ?? '',
    delivery: choice ? { choice, postcode: address?.postcode ?? '' } : null,
  };
}
