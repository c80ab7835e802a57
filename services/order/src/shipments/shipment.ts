import type { HeldShipment } from '@shop/contracts';
import type { Parcel } from '../domain/held-parcel.ts';

export type StoredShipment = Omit<Parcel, 'orderID'> & {
  _id: string;
  dueAt: Date;
  claimedUntil: Date;
  /** The claim ended without an answer. */
  isPutOff?: boolean;
  state: HeldShipment['state'];
  failure: string;
  endedAt: Date | null;
};
