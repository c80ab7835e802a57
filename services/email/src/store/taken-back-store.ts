import type { EmailKind } from '@shop/shop-rules';
import { trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';

type EmailOfMove = { id: string; kind: EmailKind };

/** Emails about status changes that were undone before they were sent. */
type TakenBack = {
  /** Event that took them back, or the email that was not written. */
  _id: string;
  orderID: string;
  /** `announcedBy`: event of a later move that notifies the buyer after all. */
  emails: (EmailOfMove & { announcedBy: string | null })[];
  at: Date;
};
type Mark = Omit<TakenBack, 'emails'> & { emails: EmailOfMove[] };

export type TakenBackStore = {
  has: (emailId: string) => Promise<boolean>;
  /** @returns the first mark of that event */
  add: (mark: Mark) => Promise<Mark>;
  remove: (emailId: string) => Promise<void>;
  /** @returns whether the buyer has not been notified since, except by this event */
  claimNotice: (notice: { orderID: string; kind: EmailKind; eventId: string }) => Promise<boolean>;
};

/** Longer than events travel and admins hesitate. */
const KEPT_SECONDS = 30 * 24 * 3_600;

const email = new Schema({ id: String, kind: String, announcedBy: String }, { _id: false, id: false });
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
            $setOnInsert: {
              ...mark,
              emails: emails.map(({ id, kind }) => ({ id, kind, announcedBy: null })),
            },
          },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<Mark>()
        .orFail(),
    remove: async (id) => {
      await marks.updateMany({ 'emails.id': id }, { $pull: { emails: { id } } });
    },
    claimNotice: async ({ orderID, kind, eventId }) => {
      const open = { kind, announcedBy: { $in: [null, eventId] } };
      const { matchedCount } = await marks.updateMany(
        { orderID, emails: trusted({ $elemMatch: open }) },
        { $set: { 'emails.$[open].announcedBy': eventId } },
        { arrayFilters: [{ 'open.kind': kind, 'open.announcedBy': open.announcedBy }] },
      );
      return matchedCount > 0;
    },
  };
}
