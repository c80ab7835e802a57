import type { Product } from '@shop/contracts/product';

export type CardProduct = Pick<
  Product,
  | '_id'
  | 'title'
  | 'material'
  | 'price'
  | 'salePrice'
  | 'lowestPrice'
  | 'stock'
  | 'queue'
  | 'images'
  | 'placeholders'
>;

export function cardProduct(product: Product): CardProduct {
  const { _id, title, material, price, salePrice, lowestPrice, stock, queue, images, placeholders } = product;
  return {
    _id,
    title,
    material,
    price,
    salePrice,
    ...(lowestPrice === undefined ? {} : { lowestPrice }),
    stock,
    ...(queue ? { queue } : {}),
    images: images.slice(0, 2),
    placeholders: placeholders.slice(0, 1),
  };
}
