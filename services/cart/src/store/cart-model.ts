import { Schema, type Connection, type Model } from 'mongoose';

/** `lines` is a map keyed by product, size, model and its picture, so that one line is one field. */
export type CartDocument = {
  _id: string;
  lines: Record<string, { qty: number; since: number; image?: string; models?: number; title?: string }>;
  applied: Record<string, Date>;
  /** The cart's version that came of each such write: what was ordered of an earlier one had those lines still. */
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
          qty: { type: Number, required: true },
          since: { type: Number, required: true },
          image: String,
          models: Number,
          title: String,
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

/** Whose account has closed lately, by the id alone. */
type ClosedCart = { _id: string; at: Date };

/** A call that was under way when the account closed is over by then. */
const CLOSED_LATELY_SECONDS = 24 * 3_600;
const closedSchema = new Schema<ClosedCart>({ _id: String, at: Date }, { versionKey: false }).index(
  { at: 1 },
  { expireAfterSeconds: CLOSED_LATELY_SECONDS },
);

export async function openClosedCarts(connection: Connection): Promise<Model<ClosedCart>> {
  const closed = connection.model<ClosedCart>('ClosedCart', closedSchema);
  await closed.createIndexes();
  return closed;
}

export function openCartModel(connection: Connection): Model<CartDocument> {
  return connection.model<CartDocument>('Cart', schema);
}
