import { isDuplicateKey } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import type { CartLine, StoredCart } from '../domain/cart.ts';
import { openCartModel, type CartDocument } from './cart-model.ts';

/** A mark to be set with a change: the order whose lines it takes out, and the old marks that go. */
export type AppliedOrder = { orderID: string; at: Date; dropped: string[] };

export type CartStore = {
  find: (userID: string) => Promise<StoredCart | null>;
  /**
   * Writes the lines if nobody has changed the cart since it was read.
   * @returns false when somebody has
   */
  save: (read: StoredCart, lines: CartLine[], applied?: AppliedOrder) => Promise<boolean>;
};

export function openCartStore(connection: Connection): CartStore {
  const carts = openCartModel(connection);
  return {
    find: async (userID) => {
      const document = await carts.findById(userID).lean<CartDocument>();
      return document ? toCart(document) : null;
    },
    save: async (read, lines, applied) => {
      if (read.version === 0) return insertFirst(read.userID, lines, applied);
      const { matchedCount } = await carts.updateOne(
        { _id: read.userID, version: read.version },
        {
          $set: {
            lines: toMap(lines),
            ...(applied ? { [`applied.${applied.orderID}`]: applied.at } : {}),
          },
          ...(applied?.dropped.length
            ? { $unset: Object.fromEntries(applied.dropped.map((orderID) => [`applied.${orderID}`, 1])) }
            : {}),
          $inc: { version: 1, appliedBefore: applied?.dropped.length ?? 0 },
        },
      );
      return matchedCount === 1;
    },
  };

  async function insertFirst(userID: string, lines: CartLine[], applied?: AppliedOrder): Promise<boolean> {
    try {
      await carts.create({
        _id: userID,
        lines: toMap(lines),
        applied: applied ? { [applied.orderID]: applied.at } : {},
        version: 1,
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

function toMap(lines: CartLine[]): CartDocument['lines'] {
  return Object.fromEntries(
    lines.map((line) => [`${line.productID}_${line.size}_${line.variant}`, { qty: line.quantity }]),
  );
}

function toCart({ _id, lines, applied, version }: CartDocument): StoredCart {
  return {
    userID: _id,
    lines: Object.entries(lines).map(([key, { qty }]) => {
      const [productID = '', size = '', variant = ''] = key.split('_');
      return { productID, size, variant: Number(variant), quantity: qty };
    }),
    applied,
    version,
  };
}
