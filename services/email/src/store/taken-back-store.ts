import type { EmailKind } from '@shop/shop-rules';
import { trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';

type EmailOfMove = { id: string; kind: EmailKind };

/** The letters about moves of an order that were taken back at once before they went; often none. */
type TakenBack = {
  /** The event of the move that took them back, or the letter that was not written any more. */
  _id: string;
  orderID: string;
  /** `retoldBy`: the event of the move by which its buyer is told after all. */
  emails: (EmailOfMove & { retoldBy: string | null })[];
  at: Date;
};
type Mark = Omit<TakenBack, 'emails'> & { emails: EmailOfMove[] };

export type TakenBackStore = {
  has: (emailId: string) => Promise<boolean>;
  /** @returns the mark that stands: the first one of that event */
  add: (mark: Mark) => Promise<Mark>;
  /** A letter has gone after all. */
  remove: (emailId: string) => Promise<void>;
  /** @returns whether the buyer has not been told since, or by this very event */
  retell: (told: { orderID: string; kind: EmailKind; eventId: string }) => Promise<boolean>;
};

/** Longer than an event travels, and than anybody ponders over a move. */
const KEPT_SECONDS = 30 * 24 * 3_600;

const email = new Schema({ id: String, kind: String, retoldBy: String }, { _id: false, id: false });
const schema = new Schema<TakenBack>(
  { _id: String, orderID: String, emails: [email], at: Date },
  { versionKey: false, collection: 'takenBack' },
)
  .index({ orderID: 1 })
  .index({ 'emails.id': 1 })
  .index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export async function openTakenBackStore(connection: Connection): Promise<TakenBackStore> {
  const marks = connection.model('TakenBack', schema);
  await marks.createIndexes();
  return {
    has: async (id) => (await marks.exists({ 'emails.id': id })) !== null,
    add: ({ _id, emails, ...mark }) =>
      marks
        .findOneAndUpdate(
          { _id },
          {
            $setOnInsert: { ...mark, emails: emails.map(({ id, kind }) => ({ id, kind, retoldBy: null })) },
          },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<Mark>()
        .orFail(),
    remove: async (id) => {
      await marks.updateMany({ 'emails.id': id }, { $pull: { emails: { id } } });
    },
    retell: async ({ orderID, kind, eventId }) => {
      const open = { kind, retoldBy: { $in: [null, eventId] } };
      const { matchedCount } = await marks.updateMany(
        { orderID, emails: trusted({ $elemMatch: open }) },
        { $set: { 'emails.$[open].retoldBy': eventId } },
        { arrayFilters: [{ 'open.kind': kind, 'open.retoldBy': open.retoldBy }] },
      );
      return matchedCount > 0;
    },
  };
}
