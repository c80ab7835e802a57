import type { mongo } from 'mongoose';
import type { OutboxEntry } from './outbox.ts';

export type OutboxModel = {
  collection: unknown;
  /** Deletes a document that exists for its applied event alone. */
  deleteApplied?: (eventId: string) => Promise<void>;
};

type OutboxDocument = { _id: string; outbox?: OutboxEntry[] };

/** Documents with an outbox at the driver's level, where one query fits every schema. */
export function outboxDocuments(model: OutboxModel): mongo.Collection<OutboxDocument> {
  return model.collection as mongo.Collection<OutboxDocument>;
}
