import type { ReturnInput } from '@shop/contracts';
import { trusted } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import type { StoredProduct } from '../domain/product.ts';
import { orderMovement } from '../domain/stock-ledger.ts';
import { productModel } from './product-model.ts';

/**
 * Sold pieces that come back with a refund. The refund's mark on the product is written by the same update as the
 * stock and its movement, so a repetition finds nothing to do; marks are kept for good.
 */
export type ReturnStore = {
  /** Takes the pieces out of the order's sale. @returns false when the sale has not so many, or the mark is there */
  fromSale: (input: ReturnInput, now: Date) => Promise<boolean>;
  /** The same for a sale that was folded into the product's sum. */
  fromSum: (input: ReturnInput, now: Date) => Promise<boolean>;
  /** Whether a refund's pieces are back. */
  isBack: (input: Pick<ReturnInput, 'productID' | 'refundId'>) => Promise<boolean>;
};

/** @param written is called after every write that changes the stock */
export function openReturnStore(connection: Connection, written: () => void): ReturnStore {
  const products = productModel(connection);
  const absent = trusted({ $exists: false });
  const put = async (
    { orderID, productID, refundId, quantity }: ReturnInput,
    now: Date,
    [sold, guard]: [sold: string, guard: Record<string, unknown>],
  ): Promise<boolean> => {
    const { matchedCount } = await products.updateOne(
      { _id: productID, [`returned.${refundId}`]: absent, [sold]: trusted({ $gte: quantity }), ...guard },
      {
        $inc: { stock: quantity, [sold]: -quantity },
        $set: { [`returned.${refundId}`]: quantity },
        $push: {
          'ledger.movements': orderMovement({ at: now, change: quantity, reason: 'refunded', orderID }),
        },
        $currentDate: { changedAt: true },
      },
    );
    written();
    return matchedCount === 1;
  };
  return {
    fromSale: (input, now) => put(input, now, [`sold.${input.orderID}.q`, {}]),
    fromSum: (input, now) => put(input, now, ['soldBefore', { [`sold.${input.orderID}`]: absent }]),
    isBack: async ({ productID, refundId }) => {
      const product = await products
        .findById(productID, { [`returned.${refundId}`]: 1 })
        .lean<Pick<StoredProduct, 'returned'>>();
      return product?.returned?.[refundId] !== undefined;
    },
  };
}
