import { isDuplicateKey, trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { Parcel } from '../domain/held-parcel.ts';
import type { StoredShipment } from './shipment.ts';

export type ShipmentStore = {
  /** @returns null while it is being sent */
  hold: (parcel: Parcel, dueAt: Date) => Promise<StoredShipment | null>;
  find: (orderID: string) => Promise<StoredShipment | null>;
  /** @returns false if it is being sent */
  withdraw: (held: StoredShipment) => Promise<boolean>;
  list: () => Promise<StoredShipment[]>;
  claimDue: (now: Date, until: Date) => Promise<StoredShipment | null>;
  putOff: (claimed: StoredShipment) => Promise<void>;
  /** @param failure '' for a parcel that has left */
  end: (claimed: StoredShipment, failure: string, endedAt: Date) => Promise<void>;
};

const UNCLAIMED = new Date(0);
const isFree = { $or: [{ claimedUntil: UNCLAIMED }, { isPutOff: true }] };
const RETENTION_SECONDS = 86_400;

const schema = new Schema<StoredShipment>(
  {
    _id: String,
    admin: Object,
    version: Number,
    trackingCode: String,
    seenTrackingCode: String,
    dueAt: Date,
    claimedUntil: Date,
    isPutOff: Boolean,
    state: String,
    failure: String,
    endedAt: Date,
  },
  { versionKey: false, collection: 'heldShipments' },
);
schema.index({ dueAt: 1 }, { partialFilterExpression: { state: 'held' } });
schema.index({ endedAt: 1 }, { expireAfterSeconds: RETENTION_SECONDS });

export async function openShipmentStore(connection: Connection): Promise<ShipmentStore> {
  const shipments = connection.model<StoredShipment>('HeldShipment', schema);
  await shipments.createIndexes();
  return {
    hold: async ({ orderID, ...parcel }, dueAt) => {
      const claim = { claimedUntil: UNCLAIMED, isPutOff: false };
      const fields = { ...parcel, ...claim, dueAt, state: 'held', failure: '', endedAt: null };
      try {
        return await shipments
          .findOneAndUpdate(
            { _id: orderID, ...isFree },
            { $set: fields },
            { upsert: true, returnDocument: 'after' },
          )
          .lean<StoredShipment>();
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },
    find: (orderID) => shipments.findById(orderID).lean<StoredShipment>().exec(),
    withdraw: async ({ _id, claimedUntil }) => {
      const { deletedCount } = await shipments.deleteOne({ _id, claimedUntil, state: 'held', ...isFree });
      return deletedCount > 0;
    },
    list: () => shipments.find().sort({ dueAt: 1, _id: 1 }).lean<StoredShipment[]>().exec(),
    claimDue: (now, until) =>
      shipments
        .findOneAndUpdate(
          { dueAt: trusted({ $lte: now }), claimedUntil: trusted({ $lte: now }), state: 'held' },
          { $set: { claimedUntil: until, isPutOff: false } },
          { sort: { dueAt: 1 }, returnDocument: 'after' },
        )
        .lean<StoredShipment>()
        .exec(),
    putOff: async ({ _id, claimedUntil }) => {
      await shipments.updateOne({ _id, claimedUntil }, { $set: { isPutOff: true } });
    },
    end: async ({ _id, claimedUntil }, failure, endedAt) => {
      const state = failure === '' ? 'sent' : 'failed';
      await shipments.updateOne(
        { _id, claimedUntil },
        { $set: { state, failure, endedAt, claimedUntil: UNCLAIMED } },
      );
    },
  };
}
