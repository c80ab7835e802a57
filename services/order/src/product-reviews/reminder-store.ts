import { trusted } from '@shop/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import type { StoredOrder } from '../domain/order.ts';
import type { OrderDocument } from '../store/order-model.ts';

type Period = { from: Date; until: Date };

export type ReminderStore = {
  findWish: (userID: string) => Promise<Date | null>;
  want: (userID: string, now: Date) => Promise<void>;
  /** Also single ones and reminders on their way. @returns whether there was any */
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
      let ended = deletedCount;
      for (const [from, to] of [
        ['wanted', 'none'],
        ['done', 'ended'],
      ] as const) {
        const change = { $set: { reviewReminder: to }, $inc: { version: 1 } };
        ended += (await orders.updateMany({ userID, reviewReminder: from }, change)).modifiedCount;
      }
      return ended > 0;
    },
    findDue: async ({ from, until }) => {
      const wanted = { ...delivered({ $lte: until.toISOString() }), reviewReminder: 'wanted' as const };
      const due = await orders.find(wanted, HIDDEN).limit(BATCH_SIZE).lean<StoredOrder[]>();
      let batch: Wish[] = [];
      do {
        const after = trusted({ $gt: batch.at(-1)?._id ?? '' });
        batch = await wishes.find({ _id: after }).sort({ _id: 1 }).limit(BATCH_SIZE).lean<Wish[]>();
        const all = {
          ...delivered({ $gte: from.toISOString(), $lte: until.toISOString() }),
          userID: trusted({ $in: batch.map(({ _id }) => _id) }),
          reviewReminder: trusted({ $nin: ['wanted', 'done', 'ended'] as const }),
        };
        due.push(...(await orders.find(all, HIDDEN).lean<StoredOrder[]>()));
      } while (batch.length === BATCH_SIZE);
      return due;
    },
  };
}
