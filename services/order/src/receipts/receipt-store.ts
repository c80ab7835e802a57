import { isDuplicateKey, ShopError, trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { AccountingReceipt } from './accounting.ts';
import { numberAfter, prefixOf, type StoredReceipt, type UnnumberedReceipt } from './receipt.ts';

export type ReceiptStore = {
  find: (number: string) => Promise<StoredReceipt | null>;
  /** @param subject `order/<id>`, `payment/<id>` or `refund/<id>` */
  findFor: (subject: string) => Promise<StoredReceipt | null>;
  ofOrder: (orderID: string) => Promise<StoredReceipt[]>;
  /** Puts a refund under an earlier note. @returns null on a conflict */
  reuseNote: (note: StoredReceipt, subject: string) => Promise<StoredReceipt | null>;
  between: (from: Date, to: Date) => Promise<AccountingReceipt[]>;
  /**
   * Inserts the document under the next number of its series; a lost race takes the next one, so no number is skipped.
   * Decision 0037.
   * @param recompute computes the document again from the order's documents at each try
   * @throws `busy`
   */
  number: (
    receipt: UnnumberedReceipt,
    now: Date,
    recompute?: (ofOrder: StoredReceipt[]) => UnnumberedReceipt,
  ) => Promise<StoredReceipt>;
};

/** One try for each document numbered at the same moment. */
const TRIES = 500;

const schema = new Schema<StoredReceipt>(
  {
    _id: String,
    subject: String,
    retrySubject: String,
    kind: String,
    orderID: String,
    orderNumber: String,
    userID: String,
    at: Date,
    orderedAt: Date,
    paymentMethod: String,
    seller: Object,
    lines: [Object],
    extras: [Object],
    totalCents: Number,
    vat: [Object],
    discountCode: String,
    credits: String,
  },
  { versionKey: false },
)
  .index({ subject: 1 }, { unique: true })
  .index(
    { retrySubject: 1 },
    { unique: true, partialFilterExpression: { retrySubject: { $type: 'string' } } },
  )
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
  const findFor = (subject: string) =>
    receipts
      // The partial index needs the type.
      .findOne({ $or: [{ subject }, { retrySubject: trusted({ $type: 'string' as const, $eq: subject }) }] })
      .lean<StoredReceipt>()
      .exec();
  const ofOrder = (orderID: string) =>
    receipts.find({ orderID }).sort({ at: 1, _id: 1 }).lean<StoredReceipt[]>().exec();
  const lastOf = async (prefix: string) => {
    // ':' follows the digits.
    const inSeries = { _id: trusted({ $gte: prefix, $lt: `${prefix}:` }) };
    const last = await receipts.findOne(inSeries, { _id: 1 }).sort({ _id: -1 }).lean<{ _id: string }>();
    return last?._id ?? null;
  };
  /** Last number of each series, kept only while more are waiting: at rest an older database may be restored. */
  const last = new Map<string, string>();
  const numberNow: ReceiptStore['number'] = async (receipt, now, recompute) => {
    const prefix = prefixOf(receipt.kind, now);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const before = last.get(prefix) ?? (await lastOf(prefix));
      last.delete(prefix);
      const document = recompute ? recompute(await ofOrder(receipt.orderID)) : receipt;
      const numbered = { _id: numberAfter(prefix, before), at: now, ...document };
      try {
        await receipts.collection.insertOne(numbered as never);
        last.set(prefix, numbered._id);
        return numbered;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const existing = await findFor(receipt.subject);
      if (existing) return existing;
    }
    throw new ShopError({ code: 'busy' });
  };
  /** Serialises this process, so that it races only other processes. */
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    find: (number) => receipts.findById(number).lean<StoredReceipt>().exec(),
    findFor,
    ofOrder,
    reuseNote: ({ _id, retrySubject = null }, subject) =>
      receipts
        .findOneAndUpdate(
          { _id, retrySubject },
          { $set: { retrySubject: subject } },
          { returnDocument: 'after' },
        )
        .lean<StoredReceipt>(),
    between: (from, to) =>
      receipts
        .find({ at: trusted({ $gte: from, $lt: to }) }, booked)
        .sort({ at: 1, _id: 1 })
        .lean<AccountingReceipt[]>()
        .exec(),
    number: (receipt, now, recompute) => {
      waiting += 1;
      const mine = queue
        .then(() => numberNow(receipt, now, recompute))
        .finally(() => {
          waiting -= 1;
          if (waiting === 0) last.clear();
        });
      queue = mine.catch(() => undefined);
      return mine;
    },
  };
}
