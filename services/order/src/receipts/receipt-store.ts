import { isDuplicateKey, ShopError, trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { BookedReceipt } from './accounting.ts';
import { numberAfter, prefixOf, type StoredReceipt, type UnnumberedReceipt } from './receipt.ts';

export type ReceiptStore = {
  find: (number: string) => Promise<StoredReceipt | null>;
  /** @param what `order/<id>`, `payment/<id>` or `refund/<id>`, also of one that goes under another's note */
  findFor: (what: string) => Promise<StoredReceipt | null>;
  /** An order's receipt and its credit notes, in their order. */
  ofOrder: (orderID: string) => Promise<StoredReceipt[]>;
  /** Puts a refund under the note of an earlier one. @returns null when another one was quicker */
  takeOver: (note: StoredReceipt, what: string) => Promise<StoredReceipt | null>;
  /** What was numbered in a stretch of time, as far as the books go, in its order. */
  between: (from: Date, to: Date) => Promise<BookedReceipt[]>;
  /**
   * Gives a document the next number of its series and year, and freezes it. The insert is the number: whoever is beaten
   * to it takes the next, so that none is left out and none is there twice. What has its document keeps it.
   * @param anew writes one that hangs on what was numbered of its order before: it is given all of that, and nothing of
   *   the series comes between that and its number
   * @throws ShopError `busy` after very many lost races
   */
  number: (
    receipt: UnnumberedReceipt,
    now: Date,
    anew?: (ofOrder: StoredReceipt[]) => UnnumberedReceipt,
  ) => Promise<StoredReceipt>;
};

/** Each lost race is somebody else's number, so as many as are numbered at the same moment. */
const TRIES = 500;

const schema = new Schema<StoredReceipt>(
  {
    _id: String,
    for: String,
    alsoFor: String,
    kind: String,
    orderID: String,
    orderNumber: String,
    userID: String,
    at: Date,
    orderedAt: Date,
    paymentMethod: String,
    seller: Object,
    lines: [Object],
    besides: [Object],
    totalCents: Number,
    vat: [Object],
    discountCode: String,
    credits: String,
  },
  { versionKey: false },
)
  .index({ for: 1 }, { unique: true })
  .index({ alsoFor: 1 }, { unique: true, partialFilterExpression: { alsoFor: { $type: 'string' } } })
  .index({ orderID: 1 })
  .index({ at: 1 });

const booked = {
  kind: 1,
  at: 1,
  paymentMethod: 1,
  totalCents: 1,
  vat: 1,
  'lines.discountCents': 1,
} as const;

export async function openReceiptStore(connection: Connection): Promise<ReceiptStore> {
  const receipts = connection.model<StoredReceipt>('Receipt', schema);
  await receipts.createIndexes();
  const findFor = (what: string) =>
    receipts
      // The type is what the index asks for.
      .findOne({ $or: [{ for: what }, { alsoFor: trusted({ $type: 'string' as const, $eq: what }) }] })
      .lean<StoredReceipt>()
      .exec();
  const ofOrder = (orderID: string) =>
    receipts.find({ orderID }).sort({ at: 1, _id: 1 }).lean<StoredReceipt[]>().exec();
  const lastOf = async (prefix: string) => {
    // ':' follows the digits, so everything that begins like the series lies between.
    const inSeries = { _id: trusted({ $gte: prefix, $lt: `${prefix}:` }) };
    const last = await receipts.findOne(inSeries, { _id: 1 }).sort({ _id: -1 }).lean<{ _id: string }>();
    return last?._id ?? null;
  };
  /**
   * The last number of each series, remembered while there is more to number. Others may have gone on since; then that number
   * is taken, and the last one is looked up. At rest it is forgotten: an older copy of the database may be put back.
   */
  const last = new Map<string, string>();
  const numberNow: ReceiptStore['number'] = async (receipt, now, anew) => {
    const prefix = prefixOf(receipt.kind, now);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const before = last.get(prefix) ?? (await lastOf(prefix));
      last.delete(prefix);
      const document = anew ? anew(await ofOrder(receipt.orderID)) : receipt;
      const numbered = { _id: numberAfter(prefix, before), at: now, ...document };
      try {
        await receipts.collection.insertOne(numbered as never);
        last.set(prefix, numbered._id);
        return numbered;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const known = await findFor(receipt.for);
      if (known) return known;
    }
    throw new ShopError({ code: 'busy' });
  };
  /** One after another in this process, which so races other processes only, and not itself. */
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    find: (number) => receipts.findById(number).lean<StoredReceipt>().exec(),
    findFor,
    ofOrder,
    takeOver: ({ _id, alsoFor = null }, what) =>
      receipts
        .findOneAndUpdate({ _id, alsoFor }, { $set: { alsoFor: what } }, { returnDocument: 'after' })
        .lean<StoredReceipt>(),
    between: (from, to) =>
      receipts
        .find({ at: trusted({ $gte: from, $lt: to }) }, booked)
        .sort({ at: 1, _id: 1 })
        .lean<BookedReceipt[]>()
        .exec(),
    number: (receipt, now, anew) => {
      waiting += 1;
      const mine = turn
        .then(() => numberNow(receipt, now, anew))
        .finally(() => {
          waiting -= 1;
          if (waiting === 0) last.clear();
        });
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}
