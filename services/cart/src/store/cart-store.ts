import { isDuplicateKey } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import type { StoredCart, StoredLine } from '../domain/cart.ts';
import { openCartModel, openClosedCarts, type CartDocument } from './cart-model.ts';

export type Marks = Record<string, Date>;

export type CartStore = {
  find: (userID: string) => Promise<StoredCart | null>;
  /**
   * A cart written after its account closed is deleted again.
   * @returns false when the cart has changed since it was read
   */
  save: (read: StoredCart, lines: StoredLine[], marks?: Marks) => Promise<boolean>;
  /** @returns null when the cart has another version */
  emptyOf: (userID: string, version: number, marks: Marks) => Promise<StoredCart | null>;
  /** Also one that a running request still writes. */
  remove: (userID: string) => Promise<void>;
};

export async function openCartStore(connection: Connection): Promise<CartStore> {
  const carts = openCartModel(connection);
  const closed = await openClosedCarts(connection);
  return {
    find: async (userID) => {
      const document = await carts.findById(userID).lean<CartDocument>();
      return document ? toCart(document) : null;
    },
    save: async (read, lines, marks = {}) => {
      const { userID, version } = read;
      if (version === 0) return insertFirst(userID, lines, marks);
      const { matchedCount } = await carts.updateOne({ _id: userID, version }, saved(version, lines, marks));
      return matchedCount === 1;
    },
    emptyOf: async (userID, version, marks) => {
      const options = { returnDocument: 'after' } as const;
      const document = await carts
        .findOneAndUpdate({ _id: userID, version }, saved(version, [], marks), options)
        .lean<CartDocument>();
      return document && toCart(document);
    },
    remove: async (userID) => {
      // Mark first: a concurrent first write checks the mark after writing.
      await closed.updateOne({ _id: userID }, { $currentDate: { at: true } }, { upsert: true });
      await carts.deleteOne({ _id: userID });
    },
  };

  async function insertFirst(userID: string, lines: StoredLine[], applied: Marks): Promise<boolean> {
    try {
      const appliedIn = Object.fromEntries(Object.keys(applied).map((orderID) => [orderID, 1]));
      await carts.create({ _id: userID, lines: toMap(lines), applied, appliedIn, version: 1 });
      if (await closed.exists({ _id: userID })) await carts.deleteOne({ _id: userID });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

function saved(version: number, lines: StoredLine[], marks: Marks) {
  const applied = Object.entries(marks).flatMap(([orderID, at]) => [
    [`applied.${orderID}`, at],
    [`appliedIn.${orderID}`, version + 1],
  ]);
  return { $set: { lines: toMap(lines), ...Object.fromEntries(applied) }, $inc: { version: 1 } };
}

/** Removes characters that MongoDB does not allow in keys. */
const pictureKey = (image: string): string => image.replace(/[^a-z0-9-]/gi, '');

function toMap(lines: StoredLine[]): CartDocument['lines'] {
  return Object.fromEntries(
    lines.map(({ productID, size, variant, image, models, customID, custom, title, quantity, since }) => [
      // Reordered models can give two lines the same number.
      [productID, size, variant, ...(image ? [pictureKey(image)] : []), ...(customID ? [customID] : [])].join(
        '_',
      ),
      {
        quantity,
        since,
        ...(image ? { image, models } : {}),
        ...(custom ? { customID, custom } : {}),
        title,
      },
    ]),
  );
}

function toCart({ _id, lines, applied, appliedIn, version }: CartDocument): StoredCart {
  return {
    userID: _id,
    lines: Object.entries(lines).map(([key, { quantity, since, image, models, customID, custom, title }]) => {
      const [productID = '', size = '', variant = ''] = key.split('_');
      const model = image ? { image, models } : {};
      const own = custom ? { customID, custom } : {};
      return { productID, size, variant: Number(variant), ...model, ...own, title, quantity, since };
    }),
    applied,
    appliedIn,
    version,
  };
}
