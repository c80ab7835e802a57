import { Schema, type Connection, type Model } from 'mongoose';
import type { StoredLine } from '../domain/cart.ts';

export type CartDocument = {
  _id: string;
  lines: Record<string, Omit<StoredLine, 'productID' | 'size' | 'variant'>>;
  applied: Record<string, Date>;
  appliedIn: Record<string, number>;
  version: number;
};

const schema = new Schema<CartDocument>(
  {
    _id: String,
    lines: {
      type: Map,
      of: new Schema(
        {
          quantity: { type: Number, required: true },
          since: { type: Number, required: true },
          image: String,
          models: Number,
          customID: String,
          custom: Object,
          title: { type: String, required: true },
        },
        { _id: false },
      ),
    },
    applied: { type: Map, of: Date },
    appliedIn: { type: Map, of: Number },
    version: { type: Number, required: true },
  },
  { versionKey: false, minimize: false },
);

type ClosedCart = { _id: string; at: Date };

/** Longer than any request that was running when the account closed. */
const RECENTLY_CLOSED_SECONDS = 24 * 3_600;
const closedSchema = new Schema<ClosedCart>({ _id: String, at: Date }, { versionKey: false }).index(
  { at: 1 },
  { expireAfterSeconds: RECENTLY_CLOSED_SECONDS },
);

export async function openClosedCarts(connection: Connection): Promise<Model<ClosedCart>> {
  const closed = connection.model<ClosedCart>('ClosedCart', closedSchema);
  await closed.createIndexes();
  return closed;
}

export function openCartModel(connection: Connection): Model<CartDocument> {
  return connection.model<CartDocument>('Cart', schema);
}
