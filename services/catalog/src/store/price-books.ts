import type { productModel } from './product-model.ts';

/**
 * Products of a shop that kept no prices yet: what shoppers see now has stood since the last edit at least. What a
 * sale that is on began from is not known, so nothing is told of it.
 */
export async function beginPriceBooks(products: ReturnType<typeof productModel>): Promise<void> {
  const salePrice = { $ifNull: ['$salePriceCents', null] };
  const shown = {
    at: '$updatedAt',
    cents: { $ifNull: [salePrice, '$priceCents'] },
    onSale: { $ne: [salePrice, null] },
  };
  await products.collection.updateMany({ prices: { $exists: false } }, [
    {
      $set: {
        prices: { $cond: [{ $eq: ['$state', 'published'] }, [shown], []] },
        lowestCents: null,
        changedAt: '$$NOW',
      },
    },
  ]);
}
