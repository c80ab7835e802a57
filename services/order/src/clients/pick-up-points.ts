import type { PickUpPoint } from '@shop/contracts';
import type { Carrier } from '@shop/shop-rules';

/**
 * Who knows where parcels can wait. The shop ships with a list of its own (`sample-pick-up-points.ts`); a carrier's
 * service takes its place by answering the same two questions.
 */
export type PickUpPoints = {
  /** The carrier's places nearest to a Finnish postcode, the nearest first. */
  near: (carrier: Carrier, postcode: string) => Promise<PickUpPoint[]>;
  /** null where the carrier has no such place (any more). */
  find: (carrier: Carrier, id: string) => Promise<PickUpPoint | null>;
};
