import type { mongo } from 'mongoose';
import type { OutboxEntry } from './outbox.ts';

/** A mongoose model whose schema has the outbox field. */
export type OutboxModel = {
  collection: unknown;
  /** Deletes the document of an event that every listener has applied, where it lives for its event alone. */
  deleteApplied?: (eventId: string) => Promise<void>;
};

type OutboxDocument = { _id: string; outbox?: OutboxEntry[] };

/**
 * The documents that carry events, at the driver's level: the same queries serve every service's documents,
 * whatever their schema.
 */
export function outboxDocuments(model: OutboxModel): mongo.Collection<OutboxDocument> {
  return model.collection as mongo.Collection<OutboxDocument>;
}
