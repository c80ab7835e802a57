import type { PickUpPoint } from '@shop/contracts';
import type { Carrier } from '@shop/shop-rules';

/** A carrier's API can replace the shop's list behind these two functions. */
export type PickUpPoints = {
  near: (carrier: Carrier, postcode: string) => Promise<PickUpPoint[]>;
  /** null where the carrier has no such place. */
  find: (carrier: Carrier, id: string) => Promise<PickUpPoint | null>;
};
