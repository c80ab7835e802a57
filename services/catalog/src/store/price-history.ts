import type { productModel } from './product-model.ts';

const salePrice = { $ifNull: ['$salePriceCents', null] };
const cents = { $ifNull: [salePrice, '$priceCents'] };
const isPublished = { $eq: ['$state', 'published'] };
const last = { $last: { $ifNull: ['$prices', []] } };

/**
 * Products whose history does not end with what shoppers see: of a shop that kept no prices yet, or written past by an older
 * version. What is seen now has stood since the last edit at least. What a sale that is on began from is not known, so
 * nothing is told of it.
 */
export async function beginPriceHistory(products: ReturnType<typeof productModel>): Promise<void> {
  const shown = { at: '$updatedAt', cents, onSale: { $ne: [salePrice, null] } };
  const isBehind = { $and: [isPublished, { $ne: [{ $getField: { field: 'cents', input: last } }, cents] }] };
  await products.collection.updateMany({ $or: [{ prices: { $exists: false } }, { $expr: isBehind }] }, [
    {
      $set: {
        prices: { $concatArrays: [{ $ifNull: ['$prices', []] }, { $cond: [isPublished, [shown], []] }] },
        lowestCents: null,
        changedAt: '$$NOW',
      },
    },
  ]);
}
