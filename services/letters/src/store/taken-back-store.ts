import type { LetterKind } from '@shop/contracts';
import { trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';

/** A letter about a move of an order that was taken back with the move before it went. */
type TakenBack = {
  /** The letter's. */
  _id: string;
  orderID: string;
  kind: LetterKind;
  /** The event of the move that took it back. */
  by: string;
  /** The event of the move by which its buyer is told after all. */
  retoldBy: string | null;
  at: Date;
};

export type TakenBackStore = {
  has: (letterId: string) => Promise<boolean>;
  /** The letter that an event has taken back; null where it comes for the first time, or there was none. */
  findBy: (eventId: string) => Promise<string | null>;
  add: (letter: Omit<TakenBack, 'retoldBy'>) => Promise<void>;
  remove: (letterId: string) => Promise<void>;
  /** @returns whether the buyer has not been told since, or by this very event */
  retell: (told: { orderID: string; kind: LetterKind; eventId: string }) => Promise<boolean>;
};

/** Longer than an event travels, and than anybody ponders over a move. */
const KEPT_SECONDS = 30 * 24 * 3_600;

const schema = new Schema<TakenBack>(
  { _id: String, orderID: String, kind: String, by: String, retoldBy: String, at: Date },
  { versionKey: false, collection: 'takenBack' },
)
  .index({ orderID: 1, kind: 1 })
  .index({ by: 1 })
  .index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export async function openTakenBackStore(connection: Connection): Promise<TakenBackStore> {
  const marks = connection.model('TakenBack', schema);
  await marks.createIndexes();
  return {
    has: async (_id) => (await marks.exists({ _id })) !== null,
    findBy: async (by) => (await marks.findOne({ by }).lean<TakenBack>())?._id ?? null,
    add: async ({ _id, ...mark }) => {
      await marks.updateOne({ _id }, { $setOnInsert: { ...mark, retoldBy: null } }, { upsert: true });
    },
    remove: async (_id) => {
      await marks.deleteOne({ _id });
    },
    retell: async ({ orderID, kind, eventId }) => {
      const open = { orderID, kind, retoldBy: trusted({ $in: [null, eventId] }) };
      return (await marks.updateMany(open, { $set: { retoldBy: eventId } })).matchedCount > 0;
    },
  };
}
