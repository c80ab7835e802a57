import { isDuplicateKey, trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { StoredDiscountCode } from './discount-code.ts';

/** The use of a code by an order, in one of its generations. */
export type DiscountUse = { code: string; orderID: string; gen: number; userID: string };

export type DiscountStore = {
  find: (code: string) => Promise<StoredDiscountCode | null>;
  /** All codes, the newest first. */
  list: () => Promise<StoredDiscountCode[]>;
  /** Those with uses of unpaid orders. */
  withOpenUses: () => Promise<StoredDiscountCode[]>;
  /** @returns false where the code is there already */
  insert: (code: StoredDiscountCode) => Promise<boolean>;
  /** Ends a code, once. @returns it as it is then; null where there is none */
  end: (code: string, by: string, now: Date) => Promise<StoredDiscountCode | null>;
  /**
   * Counts an order's use of a code in one update, if the code is not ended and one is left in all and for its buyer; an
   * order has one use, however often it is taken.
   * @param order `isPaid`: it has money that was asked for with the code, and an end since then takes nothing from that
   * @returns false where none is left
   */
  take: (use: DiscountUse, order?: { isPaid: boolean }) => Promise<boolean>;
  /** Gives the use of an unpaid order back. What a later generation has taken, or a paid order, stays. */
  free: (use: DiscountUse) => Promise<void>;
  /** Keeps the use of a paid order for good. */
  keep: (use: DiscountUse, now: Date) => Promise<void>;
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
    taken: Number,
    by: Object,
    open: Object,
    paid: Object,
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
    withOpenUses: () =>
      codes
        .find({ open: trusted({ $ne: {} }) })
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
      const { orderID, userID, gen } = use;
      // Limits are never changed, so they may be read before.
      const left = {
        _id: use.code,
        ...(isPaid ? {} : { endedAt: null }),
        taken: trusted({ $lt: code.limit }),
        [`open.${orderID}`]: trusted({ $exists: false }),
        [`paid.${orderID}`]: trusted({ $exists: false }),
        ...(code.perBuyer === null ? {} : { [`by.${userID}`]: trusted({ $not: { $gte: code.perBuyer } }) }),
      };
      const { matchedCount } = await codes.updateOne(left, {
        $inc: { taken: 1, [`by.${userID}`]: 1 },
        $set: { [`open.${orderID}`]: { userID, generation: gen } },
      });
      if (matchedCount > 0) return true;
      // Its own already: from now on this generation's.
      const own = await codes.updateOne(
        { _id: use.code, [`open.${orderID}.generation`]: trusted({ $exists: true }) },
        { $max: { [`open.${orderID}.generation`]: gen } },
      );
      if (own.matchedCount > 0) return true;
      return (await find(use.code))?.paid[orderID] !== undefined;
    },
    free: async ({ code, orderID, gen, userID }) => {
      await codes.updateOne(
        { _id: code, [`open.${orderID}.generation`]: trusted({ $lte: gen }) },
        { $inc: { taken: -1, [`by.${userID}`]: -1 }, $unset: { [`open.${orderID}`]: 1 } },
      );
    },
    keep: async ({ code, orderID, userID }, at) => {
      await codes.updateOne(
        { _id: code, [`open.${orderID}`]: trusted({ $exists: true }) },
        { $set: { [`paid.${orderID}`]: { userID, at } }, $unset: { [`open.${orderID}`]: 1 } },
      );
    },
  };
}
