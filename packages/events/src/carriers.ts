import type { mongo } from 'mongoose';
import type { OutboxEntry } from './outbox.ts';

/** A mongoose model whose schema has the outbox field. */
export type CarrierModel = { collection: unknown };

type Carrier = { _id: string; outbox?: OutboxEntry[] };

/**
 * The documents that carry events, at the driver's level: the same queries serve every service's documents,
 * whatever their schema.
 */
export function carriersOf(model: CarrierModel): mongo.Collection<Carrier> {
  return model.collection as mongo.Collection<Carrier>;
}
