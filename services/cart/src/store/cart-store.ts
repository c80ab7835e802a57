import { isDuplicateKey } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import type { StoredCart, StoredLine } from '../domain/cart.ts';
import { openCartModel, type CartDocument } from './cart-model.ts';

/** Marks of orders whose lines a change takes out. */
export type Marks = Record<string, Date>;

export type CartStore = {
  find: (userID: string) => Promise<StoredCart | null>;
  /**
   * Writes the lines if nobody has changed the cart since it was read.
   * @returns false when somebody has
   */
  save: (read: StoredCart, lines: StoredLine[], marks?: Marks) => Promise<boolean>;
  remove: (userID: string) => Promise<void>;
};

export function openCartStore(connection: Connection): CartStore {
  const carts = openCartModel(connection);
  return {
    find: async (userID) => {
      const document = await carts.findById(userID).lean<CartDocument>();
      return document ? toCart(document) : null;
    },
    save: async (read, lines, marks = {}) => {
      if (read.version === 0) return insertFirst(read.userID, lines, marks);
      const applied = Object.entries(marks).map(([orderID, at]) => [`applied.${orderID}`, at] as const);
      const { matchedCount } = await carts.updateOne(
        { _id: read.userID, version: read.version },
        { $set: { lines: toMap(lines), ...Object.fromEntries(applied) }, $inc: { version: 1 } },
      );
      return matchedCount === 1;
    },
    remove: async (userID) => void (await carts.deleteOne({ _id: userID })),
  };

  async function insertFirst(userID: string, lines: StoredLine[], applied: Marks): Promise<boolean> {
    try {
      await carts.create({ _id: userID, lines: toMap(lines), applied, version: 1 });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

function toMap(lines: StoredLine[]): CartDocument['lines'] {
  return Object.fromEntries(
    lines.map(({ productID, size, variant, quantity, since }) => [
      `${productID}_${size}_${variant}`,
      { qty: quantity, since },
    ]),
  );
}

function toCart({ _id, lines, applied, appliedBefore, version }: CartDocument): StoredCart {
  return {
    userID: _id,
    lines: Object.entries(lines).map(([key, { qty, since }]) => {
      const [productID = '', size = '', variant = ''] = key.split('_');
      return { productID, size, variant: Number(variant), quantity: qty, since };
    }),
    applied,
    dropped: appliedBefore,
    version,
  };
}
