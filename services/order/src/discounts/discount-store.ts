import { isDuplicateKey, trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { StoredDiscountCode } from './discount-code.ts';

export type DiscountUse = { code: string; orderID: string; generation: number; userID: string };

export type DiscountStore = {
  find: (code: string) => Promise<StoredDiscountCode | null>;
  list: () => Promise<StoredDiscountCode[]>;
  withUnpaidUses: () => Promise<StoredDiscountCode[]>;
  insert: (code: StoredDiscountCode) => Promise<boolean>;
  /** @returns the ended code, or null */
  end: (code: string, by: string, now: Date) => Promise<StoredDiscountCode | null>;
  /**
   * Counts a use in one update if the code has not ended and a use is left; each order has one use.
   * @param order a paid order may use an ended code
   * @returns false where none is left
   */
  take: (use: DiscountUse, order?: { isPaid: boolean }) => Promise<boolean>;
  /** Gives back an unpaid order's use, unless a later generation has taken it. */
  free: (use: DiscountUse) => Promise<void>;
  markPaid: (use: DiscountUse, now: Date) => Promise<void>;
};

const schema = new Schema<StoredDiscountCode>(
  {
    _id: String,
    kind: String,
    percent: Number,
    cents: Number,
    minimumCents: Number,
    from: Date,
    to: Date,
    limit: Number,
    perBuyer: Number,
    usedCount: Number,
    usesByBuyer: Object,
    unpaidUses: Object,
    paidUses: Object,
    createdAt: Date,
    createdBy: String,
    endedAt: Date,
    endedBy: String,
  },
  { versionKey: false, minimize: false, collection: 'discountCodes' },
);

export async function openDiscountStore(connection: Connection): Promise<DiscountStore> {
  const codes = connection.model<StoredDiscountCode>('DiscountCode', schema);
  await codes.createCollection();
  const find: DiscountStore['find'] = (code) => codes.findById(code).lean<StoredDiscountCode>().exec();
  return {
    find,
    list: () => codes.find().sort({ createdAt: -1, _id: 1 }).lean<StoredDiscountCode[]>().exec(),
    withUnpaidUses: () =>
      codes
        .find({ unpaidUses: trusted({ $ne: {} }) })
        .lean<StoredDiscountCode[]>()
        .exec(),
    insert: async (code) => {
      try {
        await codes.create(code);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    end: async (code, endedBy, endedAt) => {
      await codes.updateOne({ _id: code, endedAt: null }, { $set: { endedAt, endedBy } });
      return find(code);
    },
    take: async (use, { isPaid } = { isPaid: false }) => {
      const code = await find(use.code);
      if (!code) return false;
      const { orderID, userID, generation } = use;
      // Limits never change, so reading them first is safe.
      const available = {
        _id: use.code,
        ...(isPaid ? {} : { endedAt: null }),
        usedCount: trusted({ $lt: code.limit }),
        [`unpaidUses.${orderID}`]: trusted({ $exists: false }),
        [`paidUses.${orderID}`]: trusted({ $exists: false }),
        ...(code.perBuyer === null
          ? {}
          : { [`usesByBuyer.${userID}`]: trusted({ $not: { $gte: code.perBuyer } }) }),
      };
      const { matchedCount } = await codes.updateOne(available, {
        $inc: { usedCount: 1, [`usesByBuyer.${userID}`]: 1 },
        $set: { [`unpaidUses.${orderID}`]: { userID, generation } },
      });
      if (matchedCount > 0) return true;
      const own = await codes.updateOne(
        { _id: use.code, [`unpaidUses.${orderID}.generation`]: trusted({ $exists: true }) },
        { $max: { [`unpaidUses.${orderID}.generation`]: generation } },
      );
      if (own.matchedCount > 0) return true;
      return (await find(use.code))?.paidUses[orderID] !== undefined;
    },
    free: async ({ code, orderID, generation, userID }) => {
      await codes.updateOne(
        { _id: code, [`unpaidUses.${orderID}.generation`]: trusted({ $lte: generation }) },
        { $inc: { usedCount: -1, [`usesByBuyer.${userID}`]: -1 }, $unset: { [`unpaidUses.${orderID}`]: 1 } },
      );
    },
    markPaid: async ({ code, orderID, userID }, at) => {
      await codes.updateOne(
        { _id: code, [`unpaidUses.${orderID}`]: trusted({ $exists: true }) },
        { $set: { [`paidUses.${orderID}`]: { userID, at } }, $unset: { [`unpaidUses.${orderID}`]: 1 } },
      );
    },
  };
}
