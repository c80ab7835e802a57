import type { ReturnInput } from '@shop/contracts';
import type { Pieces } from '@shop/shop-rules';
import { withEvent, type NewEvent } from '@shop/events';
import { trusted, withRequestId } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import type { Places, StoredProduct } from '../domain/product.ts';
import { orderMovement } from '../domain/stock-ledger.ts';
import { recentSales } from '../domain/recent-sales.ts';
import { piecesWrite, withSizesAdded } from './pieces-write.ts';
import { productModel } from './product-model.ts';

type Sale = StoredProduct['sold'][string];
type ReturnState = Pick<StoredProduct, 'pieces' | 'soldBefore'> & {
  /** Missing once it was folded into `soldBefore`. */
  sale: Sale | undefined;
  isRestocked: boolean;
  place: Places | undefined;
};

/** `sale`: as read, for the guard; `pieces`: null where the product does not keep sizes. */
type Return = ReturnInput & { sale: Sale | undefined; pieces: Pieces | null; event: NewEvent };

/**
 * Restocks refunded pieces. The refund's id is stored with the stock change and never removed, so a repetition changes
 * nothing.
 */
export type ReturnStore = {
  find: (input: ReturnInput) => Promise<ReturnState | null>;
  /** @returns false when the guard failed */
  restock: (input: Return, now: Date) => Promise<boolean>;
};

export function openReturnStore(connection: Connection, onStockChange: () => void): ReturnStore {
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
          [`places.${orderID}`]: 1,
          [`returned.${refundId}`]: 1,
        })
        .lean<StoredProduct>();
      if (!product) return null;
      return {
        ...(product.pieces ? { pieces: product.pieces } : {}),
        soldBefore: product.soldBefore,
        sale: product.sold[orderID],
        place: product.places?.[orderID],
        isRestocked: product.returned[refundId] !== undefined,
      };
    },
    restock: async ({ orderID, productID, refundId, quantity, sizes, sale, pieces, event }, now) => {
      const { inc, movedSizes } = piecesWrite(pieces, 1);
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
                ? {
                    [`${sold}.quantity`]: -quantity,
                    ...fewerSold(sold, sizes),
                    ...recentSales(sale.at, -quantity),
                  }
                : { soldBefore: -quantity }),
            },
            ...withSizesAdded(pieces),
            $set: { [`returned.${refundId}`]: quantity },
            $push: {
              'ledger.movements': withRequestId(
                orderMovement({ at: now, change: quantity, ...movedSizes, reason: 'refunded', orderID }),
              ),
            },
            $currentDate: { changedAt: true },
          },
          event,
        ),
      );
      onStockChange();
      return matchedCount === 1;
    },
  };
}

function fewerSold(sold: string, sizes: Pieces): Record<string, number> {
  return Object.fromEntries(Object.entries(sizes).map(([size, n]) => [`${sold}.bySize.${size}`, -n]));
}
