import {
  indexOutbox,
  outboxEntry,
  outboxFields,
  withEvent,
  type NewEvent,
  type OutboxEntry,
} from '@shop/events';
import { isDuplicateKey, trusted } from '@shop/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { InboxEntry } from '../domain/inbox-entry.ts';
import type { Payment } from '../domain/payment.ts';

type StoredEntry = InboxEntry & { outbox?: OutboxEntry[] };

export type InboxStore = {
  model: { collection: unknown };
  /** @returns false for a repetition */
  insert: (entry: InboxEntry, report?: NewEvent) => Promise<boolean>;
  /** @returns false if another process was first */
  pass: (id: string, report: NewEvent | undefined) => Promise<boolean>;
  giveUp: (id: string) => Promise<void>;
  postpone: (id: string, until: Date) => Promise<void>;
  findAbout: (payments: Pick<Payment, '_id' | 'providerId' | 'chargeId'>[]) => Promise<StoredEntry[]>;
  findDue: (now: Date, limit: number) => Promise<InboxEntry[]>;
};

const MAX_WEBHOOKS = 200;
const KEEP_SECONDS = 90 * 24 * 3_600;

const schema = new Schema<StoredEntry>(
  {
    _id: String,
    eventId: String,
    type: String,
    paymentId: String,
    providerId: String,
    chargeId: String,
    aboutRefunds: Boolean,
    provider: String,
    state: String,
    receivedAt: Date,
    nextTryAt: Date,
    tries: Number,
    requestId: String,
    ...outboxFields,
  },
  { versionKey: false, collection: 'webhookInbox' },
)
  .index({ nextTryAt: 1 }, { sparse: true })
  .index({ paymentId: 1 }, { sparse: true })
  .index({ providerId: 1 }, { sparse: true })
  .index({ chargeId: 1 }, { sparse: true })
  .index({ receivedAt: 1 }, { expireAfterSeconds: KEEP_SECONDS });
indexOutbox(schema);

export async function openInboxStore(connection: Connection): Promise<InboxStore> {
  const model = connection.model('WebhookInbox', schema);
  await model.createIndexes();
  const end = { $unset: { nextTryAt: 1 } };
  return {
    model,
    insert: async (entry, report) => {
      try {
        await model.create(report ? { ...entry, outbox: [outboxEntry(report)] } : entry);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    pass: async (_id, report) => {
      const passed = { $set: { state: 'passed' }, ...end };
      const update = report ? withEvent(passed, report) : passed;
      return (await model.updateOne({ _id, state: 'new' }, update)).matchedCount === 1;
    },
    giveUp: async (_id) => {
      await model.updateOne({ _id, state: 'new' }, { $set: { state: 'unmatched' }, ...end });
    },
    postpone: async (_id, until) => {
      await model.updateOne({ _id }, { $set: { nextTryAt: until }, $inc: { tries: 1 } });
    },
    findAbout: async (payments) => {
      const among = (ids: (string | undefined)[]) => trusted({ $in: ids.filter((id) => id !== undefined) });
      return model
        .find({
          $or: [
            { paymentId: among(payments.map(({ _id }) => _id)) },
            { providerId: among(payments.map(({ providerId }) => providerId)) },
            { chargeId: among(payments.map(({ chargeId }) => chargeId)) },
          ],
        })
        .sort({ receivedAt: 1 })
        .limit(MAX_WEBHOOKS)
        .lean<StoredEntry[]>()
        .exec();
    },
    findDue: (now, limit) =>
      model
        .find({ nextTryAt: trusted({ $lte: now }) })
        .sort({ nextTryAt: 1 })
        .limit(limit)
        .lean<InboxEntry[]>()
        .exec(),
  };
}
