import { useState } from 'react';
import type { ProductRecord } from '../../providers/product-record.ts';
import { ProductPrice } from './ProductPrice.tsx';
import { saleNote, saleNow } from './sale-text.ts';

/** What a product costs in the shop now, and when its sale begins or ends. */
export function PriceNow({ product }: { product: ProductRecord }) {
  const [now] = useState(() => new Date());
  return <ProductPrice price={product.price} salePrice={saleNow(product)} note={saleNote(product, now)} />;
}
