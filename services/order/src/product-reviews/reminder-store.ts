import { trusted } from '@shop/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import type { StoredOrder } from '../domain/order.ts';
import type { OrderDocument } from '../store/order-model.ts';

type Period = { from: Date; until: Date };

export type ReminderStore = {
  findWish: (userID: string) => Promise<Date | null>;
  want: (userID: string, now: Date) => Promise<void>;
  /** Ends the wish for every order and for single ones. @returns whether there was any */
  end: (userID: string) => Promise<boolean>;
  /** Delivered by `until`: wanted ones, and of buyers who want all of them those since `from`. */
  findDue: (period: Period) => Promise<StoredOrder[]>;
};

const BATCH_SIZE = 200;
const HIDDEN = { outbox: 0, searchKeys: 0 } as const;

type Wish = { _id: string; at: Date };
const schema = new Schema<Wish>({ _id: String, at: Date }, { versionKey: false });

export function openReminderStore(connection: Connection, orders: Model<OrderDocument>): ReminderStore {
  const wishes = connection.model<Wish>('ReviewReminderWish', schema);
  const delivered = (at: Record<string, string>): Record<string, unknown> => ({
    orderStatus: 'delivered' as const,
    buyerDeletedAt: null,
    history: trusted({ $elemMatch: { what: 'status', to: 'delivered', at } }),
  });
  return {
    findWish: async (userID) => (await wishes.findById(userID).lean<Wish>())?.at ?? null,
    want: async (_id, at) =>
      void (await wishes.updateOne({ _id }, { $setOnInsert: { at } }, { upsert: true })),
    end: async (userID) => {
      const { deletedCount } = await wishes.deleteOne({ _id: userID });
      const { modifiedCount } = await orders.updateMany(
        { userID, reviewReminder: 'wanted' },
        { $set: { reviewReminder: 'none' }, $inc: { version: 1 } },
      );
      return deletedCount + modifiedCount > 0;
    },
    findDue: async ({ from, until }) => {
      const wanted = { ...delivered({ $lte: until.toISOString() }), reviewReminder: 'wanted' as const };
      const due = await orders.find(wanted, HIDDEN).limit(BATCH_SIZE).lean<StoredOrder[]>();
      const wishers = wishes.find().lean<Wish[]>().cursor({ batchSize: BATCH_SIZE }) as AsyncIterable<Wish>;
      for await (const { _id: userID } of wishers) {
        const all = {
          ...delivered({ $gte: from.toISOString(), $lte: until.toISOString() }),
          userID,
          reviewReminder: trusted({ $nin: ['wanted' as const, 'done' as const] }),
        };
        due.push(...(await orders.find(all, HIDDEN).lean<StoredOrder[]>()));
      }
      return due;
    },
  };
}
