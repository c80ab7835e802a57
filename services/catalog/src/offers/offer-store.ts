import {
  indexOutbox,
  outboxFields,
  withEvent,
  type NewEvent,
  type OutboxEntry,
  type OutboxModel,
} from '@shop/events';
import { trusted } from '@shop/service-kit';
import { Schema, type Connection, type mongo } from 'mongoose';
import { productModel } from '../store/product-model.ts';
import type { StoredProduct } from '../domain/product.ts';
import type { Offer, OfferedFields } from './offer.ts';

export type StoredOffer = Offer & { _id: string; at: Date };

export type OfferStore = {
  model: OutboxModel;
  find: (ids: string[]) => Promise<StoredOffer[]>;
  products: (ids: string[]) => Promise<OfferedFields[]>;
  add: (offers: StoredOffer[]) => Promise<void>;
  /** @returns false when another process was first */
  change: (seen: StoredOffer, next: StoredOffer, event: NewEvent | null) => Promise<boolean>;
};

const schema = new Schema<StoredOffer & { outbox?: OutboxEntry[] }>(
  { _id: String, cents: Number, isSoldOut: Boolean, at: Date, ...outboxFields },
  { versionKey: false },
);
indexOutbox(schema);

const hasUnpaidPlaces = {
  $anyElementTrue: {
    $map: {
      input: { $objectToArray: { $ifNull: ['$places', { $literal: {} }] } },
      as: 'place',
      in: { $and: [{ $gt: ['$$place.v.quantity', 0] }, { $not: ['$$place.v.paidAt'] }] },
    },
  },
} as const;

const fields = {
  priceCents: 1,
  salePriceCents: 1,
  saleStart: 1,
  saleEnd: 1,
  sales: 1,
  plan: 1,
  lowestCents: 1,
  stock: 1,
  toOrder: 1,
  queue: 1,
  isHeld: { $or: [{ $ne: ['$holds', { $literal: {} }] }, hasUnpaidPlaces] },
} as const;

export async function openOfferStore(connection: Connection): Promise<OfferStore> {
  const model = connection.model('Offer', schema);
  await model.createIndexes();
  const products = productModel(connection).collection as unknown as mongo.Collection<StoredProduct>;
  return {
    model,
    find: (ids) => model.find({ _id: trusted({ $in: ids }) }, { outbox: 0 }).lean<StoredOffer[]>(),
    products: async (ids) => {
      const published = { _id: { $in: ids }, state: 'published' as const, deletedAt: null };
      const found = await products.find(published, { projection: fields }).toArray();
      return found as unknown as OfferedFields[];
    },
    add: async (offers) => {
      if (offers.length === 0) return;
      await model.bulkWrite(
        offers.map(({ _id, ...offer }) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: offer }, upsert: true },
        })),
      );
    },
    change: async ({ _id, cents, isSoldOut, at }, { _id: _same, ...next }, event) => {
      const update = { $set: next };
      const seen = { _id, cents, isSoldOut, at };
      const { matchedCount } = await model.updateOne(seen, event ? withEvent(update, event) : update);
      return matchedCount === 1;
    },
  };
}
