import { indexOutbox, outboxFields, type OutboxEntry } from '@shop/events';
import { Schema, type Connection } from 'mongoose';
import type { StoredProduct } from '../domain/product.ts';

/** Covers the query for changed products. */
export const CHANGES = { changedAt: 1, _id: 1 } as const;

const schema = new Schema<StoredProduct & { outbox?: OutboxEntry[] }>(
  {
    _id: String,
    slug: String,
    slugBefore: String,
    title: String,
    description: String,
    kategoria: String,
    kokoelmat: String,
    material: String,
    fibres: [{ _id: false, name: String, share: Number }],
    care: [String],
    images: [String],
    imageTexts: [String],
    imageColours: [String],
    details: [String],
    detailTexts: [String],
    priceCents: Number,
    salePriceCents: Number,
    vatClass: String,
    saleStart: Date,
    saleEnd: Date,
    sales: Object,
    plan: [Object],
    prices: [Object],
    lowestCents: Number,
    stock: Number,
    pieces: Object,
    holds: Object,
    freed: Object,
    sold: Object,
    soldBefore: Number,
    soldByDay: Object,
    soldRecently: Number,
    returned: Object,
    received: Number,
    ledger: Object,
    sizes: [String],
    kind: String,
    measures: Object,
    dimensions: String,
    makersNote: Object,
    goesWith: [String],
    manufacturer: Object,
    identifier: String,
    warnings: String,
    colours: [String],
    madeToOrder: Boolean,
    toOrder: Object,
    places: Object,
    queue: Object,
    state: String,
    deletedAt: Date,
    createdAt: Date,
    updatedAt: Date,
    changedAt: Date,
    version: Number,
    ...outboxFields,
  },
  { versionKey: false, minimize: false },
)
  .index({ slug: 1 }, { unique: true, partialFilterExpression: { slug: { $exists: true } } })
  .index({ deletedAt: 1, state: 1, createdAt: -1, _id: -1 })
  .index({ deletedAt: 1, state: 1, kategoria: 1, createdAt: -1 })
  .index({ 'queue.days': 1 }, { partialFilterExpression: { 'queue.days': { $gt: 0 } } })
  .index(CHANGES);
indexOutbox(schema);

const define = (connection: Connection) => connection.model('Product', schema);

/** The stores share one model per connection. */
export function productModel(connection: Connection): ReturnType<typeof define> {
  return (connection.models['Product'] as ReturnType<typeof define> | undefined) ?? define(connection);
}
