import type { ReturnInput } from '@shop/contracts';
import type { Pieces } from '@shop/shop-rules';
import { withEvent, type NewEvent } from '@shop/events';
import { trusted, withRequestId } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import type { StoredProduct } from '../domain/product.ts';
import { orderMovement } from '../domain/stock-ledger.ts';
import { piecesWrite, sizesBack } from './pieces-write.ts';
import { productModel } from './product-model.ts';

type Sale = StoredProduct['sold'][string];
type Stand = Pick<StoredProduct, 'pieces' | 'soldBefore'> & {
  /** The order's, unless it was folded into the product's sum. */
  sale: Sale | undefined;
  /** Whether the refund's pieces are back. */
  isBack: boolean;
};

/**
 * `sale`: as it was read; `pieces`: of which sizes, or null where the product does not keep them so; `event`: what it
 * tells others.
 */
type Return = ReturnInput & { sale: Sale | undefined; pieces: Pieces | null; event: NewEvent };

/**
 * Sold pieces that come back with a refund. The refund's mark on the product is written by the same update as the
 * stock and its movement, so a repetition finds nothing to do; marks are kept for good.
 */
export type ReturnStore = {
  /** What a refund's product says of its order and of the refund; null for a product that never was. */
  find: (input: ReturnInput) => Promise<Stand | null>;
  /** Takes the pieces out of the sale, or the sum. @returns false when what was read has changed */
  putBack: (input: Return, now: Date) => Promise<boolean>;
};

/** @param written is called after every write that changes the stock */
export function openReturnStore(connection: Connection, written: () => void): ReturnStore {
  const products = productModel(connection);
  const absent = trusted({ $exists: false });
  const present = trusted({ $exists: true, $ne: null });
  return {
    find: async ({ orderID, productID, refundId }) => {
      const product = await products
        .findById(productID, {
          pieces: 1,
          soldBefore: 1,
          [`sold.${orderID}`]: 1,
          [`returned.${refundId}`]: 1,
        })
        .lean<StoredProduct>();
      if (!product) return null;
      return {
        ...(product.pieces ? { pieces: product.pieces } : {}),
        soldBefore: product.soldBefore,
        sale: product.sold?.[orderID],
        isBack: product.returned?.[refundId] !== undefined,
      };
    },
    putBack: async ({ orderID, productID, refundId, quantity, sizes, sale, pieces, event }, now) => {
      const { inc, told } = piecesWrite(pieces, 1);
      const sold = `sold.${orderID}`;
      const { matchedCount } = await products.updateOne(
        {
          _id: productID,
          [`returned.${refundId}`]: absent,
          pieces: pieces ? present : null,
          ...(sale
            ? { [`${sold}.quantity`]: sale.quantity }
            : { [sold]: absent, soldBefore: trusted({ $gte: quantity }) }),
        },
        withEvent(
          {
            $inc: {
              stock: quantity,
              ...inc,
              ...(sale
                ? { [`${sold}.quantity`]: -quantity, ...outOf(sold, sale, sizes) }
                : { soldBefore: -quantity }),
            },
            ...sizesBack(pieces),
            $set: { [`returned.${refundId}`]: quantity },
            $push: {
              'ledger.movements': withRequestId(
                orderMovement({ at: now, change: quantity, ...told, reason: 'refunded', orderID }),
              ),
            },
            $currentDate: { changedAt: true },
          },
          event,
        ),
      );
      written();
      return matchedCount === 1;
    },
  };
}

/** The pieces out of the sale's sizes, where both are told. */
function outOf(sold: string, { bySize }: Sale, sizes: Pieces | undefined): Record<string, number> {
  if (!bySize || !sizes) return {};
  return Object.fromEntries(Object.entries(sizes).map(([size, n]) => [`${sold}.bySize.${size}`, -n]));
}
