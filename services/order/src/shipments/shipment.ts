import type { HeldShipment, Shipment } from '@shop/contracts';

export type Parcel = Shipment & { orderID: string; admin: { id: string; userName: string } };

export type StoredShipment = Omit<Parcel, 'orderID'> & {
  _id: string;
  dueAt: Date;
  claimedUntil: Date;
  state: HeldShipment['state'];
  failure: string;
  endedAt: Date | null;
};
