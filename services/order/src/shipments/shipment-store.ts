import { isDuplicateKey, trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { Parcel, StoredShipment } from './shipment.ts';

export type ShipmentStore = {
  /** @returns null while it is being sent */
  hold: (parcel: Parcel, dueAt: Date) => Promise<StoredShipment | null>;
  /** @returns false if none is held, or it is being sent */
  remove: (orderID: string) => Promise<boolean>;
  list: () => Promise<StoredShipment[]>;
  claimDue: (now: Date, until: Date) => Promise<StoredShipment | null>;
  /** @param failure '' for a parcel that has left */
  end: (claimed: StoredShipment, failure: string, endedAt: Date) => Promise<void>;
};

const UNCLAIMED = new Date(0);
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
      const fields = { ...parcel, dueAt, state: 'held', failure: '', endedAt: null };
      try {
        return await shipments
          .findOneAndUpdate(
            { _id: orderID, claimedUntil: UNCLAIMED },
            { $set: fields },
            { upsert: true, returnDocument: 'after' },
          )
          .lean<StoredShipment>();
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },
    remove: async (orderID) => {
      const { deletedCount } = await shipments.deleteOne({
        _id: orderID,
        claimedUntil: UNCLAIMED,
        state: 'held',
      });
      return deletedCount > 0;
    },
    list: () => shipments.find().sort({ dueAt: 1, _id: 1 }).lean<StoredShipment[]>().exec(),
    claimDue: (now, until) =>
      shipments
        .findOneAndUpdate(
          { dueAt: trusted({ $lte: now }), claimedUntil: trusted({ $lte: now }), state: 'held' },
          { $set: { claimedUntil: until } },
          { sort: { dueAt: 1 }, returnDocument: 'after' },
        )
        .lean<StoredShipment>()
        .exec(),
    end: async ({ _id, claimedUntil }, failure, endedAt) => {
      const state = failure === '' ? 'sent' : 'failed';
      await shipments.updateOne(
        { _id, claimedUntil },
        { $set: { state, failure, endedAt, claimedUntil: UNCLAIMED } },
      );
    },
  };
}
