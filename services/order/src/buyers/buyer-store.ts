import type { OrderHistoryEntry } from '@shop/contracts';
import { trusted } from '@shop/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { noAddress } from './buyers-data.ts';
import { DELETED_BUYER, type StoredOrder } from '../domain/order.ts';
import type { OrderDocument } from '../store/order-model.ts';
import { searchKeysOf } from '../store/search-keys.ts';

export type BuyerStore = {
  ordersOf: (userID: string) => Promise<StoredOrder[]>;
  hasPaid: (userID: string, email: string) => Promise<boolean>;
  /** Marks the account as deleted, in all orders of the buyer too. */
  markDeleted: (userID: string, now: Date) => Promise<void>;
  /** Recently deleted accounts; a checkout of that moment may have written an order since. */
  findDeleted: () => Promise<string[]>;
  /**
   * Finished orders of deleted accounts that still show the buyer.
   * @param userID by default every buyer
   */
  findFinished: (isFinished: (order: StoredOrder) => boolean, userID?: string) => Promise<StoredOrder[]>;
  moveToAccounting: (order: StoredOrder) => Promise<void>;
  findPastRetention: (before: Date) => Promise<StoredOrder[]>;
  forget: (order: StoredOrder) => Promise<void>;
};

const RECENTLY_DELETED_SECONDS = 24 * 3_600;
type DeletedBuyer = { _id: string; at: Date };
const deletedBuyerSchema = new Schema<DeletedBuyer>({ _id: String, at: Date }, { versionKey: false }).index(
  { at: 1 },
  { expireAfterSeconds: RECENTLY_DELETED_SECONDS },
);

const BATCH_SIZE = 200;
const HIDDEN = { outbox: 0, searchKeys: 0 } as const;

/** Corrections name both addresses. */
function withoutAddress(entry: OrderHistoryEntry): OrderHistoryEntry {
  const { from: _from, to: _to, ...rest } = entry;
  return entry.what === 'address' ? rest : entry;
}

export async function openBuyerStore(
  connection: Connection,
  orders: Model<OrderDocument>,
): Promise<BuyerStore> {
  const deletedBuyers = connection.model<DeletedBuyer>('GoneBuyer', deletedBuyerSchema);
  await deletedBuyers.createIndexes();
  const find = (filter: Record<string, unknown>) =>
    orders.find(filter, HIDDEN).limit(BATCH_SIZE).lean<StoredOrder[]>();
  /** PayPal's address, greeting, own measures and withdrawal names are personal data too. */
  const blank = (order: StoredOrder) => ({
    set: {
      userName: DELETED_BUYER,
      email: '',
      address: noAddress(order.address),
      history: order.history.map(withoutAddress),
      searchKeys: searchKeysOf({
        _id: order._id,
        number: order.number,
        userName: DELETED_BUYER,
        email: '',
        lines: order.lines,
      }),
      ...Object.fromEntries(Object.keys(order.withdrawals).map((id) => [`withdrawals.${id}.name`, ''])),
    },
    unset: {
      giftNote: '',
      ...Object.fromEntries(
        order.lines.flatMap(({ custom }, n) => (custom ? [[`lines.${n}.custom`, '']] : [])),
      ),
      ...Object.fromEntries(Object.keys(order.attempts).map((n) => [`attempts.${n}.shipTo`, ''])),
    },
  });
  return {
    ordersOf: (userID) =>
      orders
        .find({ userID, placedAt: trusted({ $gt: new Date(0) }) }, HIDDEN)
        .sort({ createdAt: -1 })
        .lean<StoredOrder[]>(),
    hasPaid: async (userID, email) =>
      (await orders.exists({ userID, email, paidBy: trusted({ $ne: null }) })) !== null,
    markDeleted: async (userID, now) => {
      await deletedBuyers.updateOne({ _id: userID }, { $setOnInsert: { at: now } }, { upsert: true });
      await orders.updateMany(
        { userID, buyerDeletedAt: null },
        { $set: { buyerDeletedAt: now }, $inc: { version: 1 } },
      );
    },
    findDeleted: async () => (await deletedBuyers.find().lean<DeletedBuyer[]>()).map(({ _id }) => _id),
    findFinished: async (isFinished, userID) => {
      const filter: Record<string, unknown> = {
        ...(userID === undefined ? {} : { userID }),
        buyerDeletedAt: trusted({ $type: 'date' }),
        userName: trusted({ $ne: DELETED_BUYER }),
      };
      const shown = orders.find(filter, HIDDEN).lean<StoredOrder[]>().cursor() as AsyncIterable<StoredOrder>;
      const finished: StoredOrder[] = [];
      for await (const order of shown) {
        if (isFinished(order)) finished.push(order);
        if (finished.length === BATCH_SIZE) break;
      }
      return finished;
    },
    moveToAccounting: async (order) => {
      const { _id, version, userName, email, address } = order;
      const { set, unset } = blank(order);
      await orders.updateOne(
        { _id, version },
        {
          $set: { ...set, accountingCopy: { userName, email, address } },
          $unset: unset,
          $inc: { version: 1 },
        },
      );
    },
    findPastRetention: (before) =>
      find({
        createdAt: trusted({ $lt: before }),
        $or: [{ userName: trusted({ $ne: DELETED_BUYER }) }, { accountingCopy: trusted({ $exists: true }) }],
      }),
    forget: async (order) => {
      const { _id, version } = order;
      const { set, unset } = blank(order);
      await orders.updateOne(
        { _id, version },
        { $set: set, $unset: { ...unset, accountingCopy: '' }, $inc: { version: 1 } },
      );
    },
  };
}
